/** What a spreadsheet would take for a formula. */
const FORMULA = /^[=+\-@\t\r]/;

function cell(text: string): string {
  const safe = FORMULA.test(text) ? `'${text}` : text;
  return /[";\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}

/** A table as Italian spreadsheets open it: parted by semicolons, in UTF-8 that says so. */
export const csvOf = (rows: readonly (readonly string[])[]): string =>
  `\u{feff}${rows.map((cells) => `${cells.map(cell).join(';')}\r\n`).join('')}`;
