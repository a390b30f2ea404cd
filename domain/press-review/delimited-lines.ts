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
    .map((words, at) => ({ line: at + 1, text: words }))
    .filter(({ text: words }) => /[^\s;,]/.test(words) && !/^sep=.$/i.test(words.trim()));

/** The delimiter of a table: the first of tab, semicolon and comma that the first line has, else that any line has. */
export function sharedDelimiter(lines: readonly string[]): Delimiter {
  const bare = lines.map((line) => line.replace(/"[^"]*"/g, ''));
  const [first = ''] = bare;
  return (
    DELIMITERS.find((sign) => first.includes(sign)) ??
    DELIMITERS.find((sign) => bare.some((line) => line.includes(sign))) ??
    ';'
  );
}

/** The cells of a line. An unclosed quote is an ordinary character. */
export function splitLine(line: string, delimiter: Delimiter): string[] {
  const cells: string[] = [];
  let at = 0;
  while (at <= line.length) {
    QUOTED.lastIndex = at;
    const quoted = QUOTED.exec(line);
    const end = quoted ? QUOTED.lastIndex : -1;
    if (quoted && (end === line.length || line[end] === delimiter)) {
      cells.push((quoted[1] ?? '').replaceAll('""', '"'));
      at = end + 1;
      continue;
    }
    const next = line.indexOf(delimiter, at);
    const stop = next === -1 ? line.length : next;
    cells.push(line.slice(at, stop));
    at = stop + 1;
  }
  return cells;
}
