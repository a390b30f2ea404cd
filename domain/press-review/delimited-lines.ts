const DELIMITERS = ['\t', ';', ','] as const;
export type Delimiter = (typeof DELIMITERS)[number];

/** A quoted cell, in which a doubled quote stands for one. */
const QUOTED = /\s*"((?:[^"]|"")*)"\s*/y;

/**
 * The lines that have contents, with their line numbers in the text. The byte order mark and the `sep=` line of
 * spreadsheets are left out.
 */
export const linesOf = (text: string): { line: number; text: string }[] =>
  text
    .replace(/^\u{feff}/u, '')
    .split(/\r\n?|\n/)
    .map((lineText, index) => ({ line: index + 1, text: lineText }))
    .filter(({ text: words }) => /[^\s;,]/.test(words) && !/^sep=.$/i.test(words.trim()));

/** The delimiter of a table: the first of tab, semicolon and comma that the first line has, else that any line has. */
export function sharedDelimiter(lines: readonly string[]): Delimiter {
  const bare = lines.map((line) => line.replace(/"[^"]*"/g, ''));
  const [first = ''] = bare;
  return (
    DELIMITERS.find((delimiter) => first.includes(delimiter)) ??
    DELIMITERS.find((delimiter) => bare.some((line) => line.includes(delimiter))) ??
    ';'
  );
}

/** The cells of a line. An unclosed quote is an ordinary character. */
export function splitLine(line: string, delimiter: Delimiter): string[] {
  const cells: string[] = [];
  let position = 0;
  while (position <= line.length) {
    QUOTED.lastIndex = position;
    const quoted = QUOTED.exec(line);
    const end = quoted ? QUOTED.lastIndex : -1;
    if (quoted && (end === line.length || line[end] === delimiter)) {
      cells.push((quoted[1] ?? '').replaceAll('""', '"'));
      position = end + 1;
      continue;
    }
    const next = line.indexOf(delimiter, position);
    const stop = next === -1 ? line.length : next;
    cells.push(line.slice(position, stop));
    position = stop + 1;
  }
  return cells;
}
