/**
 * A rejected file or item. `name` is that of the file, `place` the field or element that is wrong,
 * or for example `file` or `path`.
 */
export type Rejection = { name: string; place: string; reason: string };

/** Something the newsroom should know about an item that was imported nevertheless. */
export type Warning = { name: string; text: string };

/**
 * The result of an import. Every article of the delivery is counted once, by its uri, even if it is in
 * several issues; rejected files and items are listed.
 */
export type ImportReport = {
  imported: number;
  updated: number;
  unchanged: number;
  rejected: Rejection[];
  warnings: Warning[];
};

export type Outcome = 'imported' | 'updated' | 'unchanged';

export const emptyReport = (): ImportReport => ({
  imported: 0,
  updated: 0,
  unchanged: 0,
  rejected: [],
  warnings: [],
});

/**
 * A text without control characters, because file names and texts of items are untrusted; cut to 1,000
 * characters.
 */
const printable = (text: string) => text.replace(/\p{Cc}/gu, '�').slice(0, 1000);

const withPrintableValues = <T extends Record<string, string>>(entry: T): T =>
  Object.fromEntries(Object.entries(entry).map(([key, text]) => [key, printable(text)])) as T;

/** The report in a form that is safe to print. */
export const toPrintable = (report: ImportReport): ImportReport => ({
  ...report,
  rejected: report.rejected.map(withPrintableValues),
  warnings: report.warnings.map(withPrintableValues),
});

export function addReports(a: ImportReport, b: ImportReport): ImportReport {
  return {
    imported: a.imported + b.imported,
    updated: a.updated + b.updated,
    unchanged: a.unchanged + b.unchanged,
    rejected: [...a.rejected, ...b.rejected],
    warnings: [...a.warnings, ...b.warnings],
  };
}

export const countedFiles = (count: number): string => (count === 1 ? '1 file' : `${count} files`);

/** The last line that an import prints. */
export const reportLine = ({ imported, updated, unchanged, rejected }: ImportReport): string =>
  `imported ${imported}, updated ${updated}, unchanged ${unchanged}, rejected ${rejected.length}`;
