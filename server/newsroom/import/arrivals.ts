import type { Sigla } from '#domain/brands/brand.ts';
import type { Database } from '#server/base/db/connect.ts';
import { type Delivery, importDelivery } from './import-delivery.ts';
import type { ImportReport } from './import-report.ts';
import type { SectionTable } from './names/section-table.ts';

/** Writes a line to the log for each event. */
export type Log = (level: 'info' | 'warn' | 'error', message: string, details?: object) => void;

/** Dependencies for importing deliveries that arrive without being handed in: from watched folders and feeds. */
export type ArrivalDeps = {
  db: Pick<Database, 'orm' | 'kind'>;
  imagesFolder: string;
  now: () => Date;
  /** The names that newsrooms' deliveries use for sections. */
  sections?: SectionTable | undefined;
  log: Log;
  /** Runs one import at a time, including deliveries over the network. */
  runExclusively: <T>(task: () => Promise<T>) => Promise<T>;
  /** Aborts when the server stops: an import then stops between two issues. */
  stopSignal: AbortSignal;
};

/** Imports a delivery from a watched folder or a feed. */
export const importArrival = (
  delivery: Delivery,
  { db, imagesFolder, now, sections, stopSignal }: ArrivalDeps,
): Promise<ImportReport> =>
  importDelivery(delivery, { db, imagesFolder, media: [], now: now(), signal: stopSignal, sections });

/** Whether nothing of a delivery was imported. */
export const isRefused = ({ imported, updated, unchanged, rejected }: ImportReport): boolean =>
  rejected.length > 0 && imported + updated + unchanged === 0;

/** Limit of rejections and of warnings in a log line; the report has all of them. */
const MAX_LOGGED = 20;

/** Logs the result of a delivery. */
export function logReport(log: Log, brand: Sigla, name: string, report: ImportReport): void {
  const { imported, updated, unchanged, rejected, warnings } = report;
  const counts = { imported, updated, unchanged, rejected: rejected.length, warnings: warnings.length };
  const examples = { refusals: rejected.slice(0, MAX_LOGGED), doubts: warnings.slice(0, MAX_LOGGED) };
  const outcome = isRefused(report) ? 'was refused' : 'was imported';
  log(rejected.length > 0 ? 'warn' : 'info', `${brand} ${name} ${outcome}`, { ...counts, ...examples });
}
