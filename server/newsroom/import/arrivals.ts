import type { Sigla } from '#domain/brands/brand.ts';
import type { Database } from '#server/base/db/connect.ts';
import { type Delivery, importDelivery } from './import-delivery.ts';
import type { ImportReport } from './import-report.ts';
import type { SectionTable } from './names/section-table.ts';

/** Writes a line to the log for each event. */
export type Log = (level: 'info' | 'warn' | 'error', words: string, beside?: object) => void;

/** Dependencies for importing deliveries that arrive without being handed in: from watched folders and feeds. */
export type Arrivals = {
  db: Pick<Database, 'orm' | 'kind'>;
  imagesFolder: string;
  now: () => Date;
  /** The names by which newsrooms' deliveries call their sections. */
  sections?: SectionTable | undefined;
  tell: Log;
  /** Runs one import at a time, including deliveries over the network. */
  runExclusively: <T>(task: () => Promise<T>) => Promise<T>;
  /** Aborted when the server stops: an import then stops between two issues. */
  ending: AbortSignal;
};

/** Imports a delivery from a folder or feed like any other. */
export const importArrival = (
  delivery: Delivery,
  { db, imagesFolder, now, sections, ending }: Arrivals,
): Promise<ImportReport> =>
  importDelivery(delivery, { db, imagesFolder, media: [], now: now(), signal: ending, sections });

/** Whether nothing of a delivery was imported. */
export const isRefused = ({ imported, updated, unchanged, rejected }: ImportReport): boolean =>
  rejected.length > 0 && imported + updated + unchanged === 0;

/** The number of refusals and of warnings that a log line holds at most; a report has all of them. */
const MOST = 20;

/** Logs the result of a delivery. */
export function logReport(log: Log, brand: Sigla, name: string, report: ImportReport): void {
  const { imported, updated, unchanged, rejected, warnings } = report;
  const counts = { imported, updated, unchanged, rejected: rejected.length, warnings: warnings.length };
  const some = { refusals: rejected.slice(0, MOST), doubts: warnings.slice(0, MOST) };
  const what = isRefused(report) ? 'was refused' : 'was imported';
  log(rejected.length > 0 ? 'warn' : 'info', `${brand} ${name} ${what}`, { ...counts, ...some });
}
