const DELIMITERS = ['\t', ';', ','] as const;
export type Delimiter = (typeof DELIMITERS)[number];

/** A cell between quotes, in which two stand for one. */
const QUOTED = /\s*"((?:[^"]|"")*)"\s*/y;

/** Lines that say something, by the number they have in the text. What spreadsheets put before them is none. */
export const linesOf = (text: string): { line: number; text: string }[] =>
  text
    .replace(/^\u{feff}/u, '')
    .split(/\r\n?|\n/)
    .map((words, at) => ({ line: at + 1, text: words }))
    .filter(({ text: words }) => /[^\s;,]/.test(words) && !/^sep=.$/i.test(words.trim()));

/** What parts the cells of a table: the strongest sign of its first line, else of any. */
export function sharedDelimiter(lines: readonly string[]): Delimiter {
  const bare = lines.map((line) => line.replace(/"[^"]*"/g, ''));
  const [first = ''] = bare;
  return (
    DELIMITERS.find((sign) => first.includes(sign)) ??
    DELIMITERS.find((sign) => bare.some((line) => line.includes(sign))) ??
    ';'
  );
}

/** The cells of a line. A quote that is never closed is a sign as any other. */
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
