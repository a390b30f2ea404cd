export type Rejection = { name: string; place: string; reason: string };

/** Something the desk should know about an item that was imported all the same. */
export type Warning = { name: string; text: string };

/** Every file of the delivery is counted once: in one of the three numbers, or among the rejected. */
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

/** Names of files and words of items come from elsewhere: no sign of them shall steer a terminal or break a line. */
const printable = (text: string) => text.replace(/\p{Cc}/gu, '�').slice(0, 1000);

const printableValues = <T extends Record<string, string>>(told: T): T =>
  Object.fromEntries(Object.entries(told).map(([key, text]) => [key, printable(text)])) as T;

/** The report as it may be shown. */
export const toPrintable = (report: ImportReport): ImportReport => ({
  ...report,
  rejected: report.rejected.map(printableValues),
  warnings: report.warnings.map(printableValues),
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

/** The line every import ends with. */
export const reportLine = ({ imported, updated, unchanged, rejected }: ImportReport): string =>
  `imported ${imported}, updated ${updated}, unchanged ${unchanged}, rejected ${rejected.length}`;
