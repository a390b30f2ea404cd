/** Cells that a spreadsheet would read as a formula. */
const FORMULA = /^[=+\-@\t\r]/;

function cell(text: string): string {
  const safe = FORMULA.test(text) ? `'${text}` : text;
  return /[";\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}

/** A table that Italian spreadsheets open: separated by semicolons, in UTF-8 with a byte order mark. */
export const csvOf = (rows: readonly (readonly string[])[]): string =>
  `\u{feff}${rows.map((cells) => `${cells.map(cell).join(';')}\r\n`).join('')}`;
