import type { Sigla } from '#domain/brands/brand.ts';
import type { Database } from '#server/base/db/connect.ts';
import { type Delivery, importDelivery } from './import-delivery.ts';
import type { ImportReport } from './import-report.ts';
import type { SectionTable } from './names/section-table.ts';

/** Tells the log: one line an event. */
export type Tell = (level: 'info' | 'warn' | 'error', words: string, beside?: object) => void;

/** By which deliveries come that nobody hands in: watched folders and feeds. */
export type Arrivals = {
  db: Pick<Database, 'orm' | 'kind'>;
  imagesFolder: string;
  now: () => Date;
  /** What newsrooms' deliveries call their sections. */
  sections?: SectionTable | undefined;
  tell: Tell;
  /** One import at a time, those of newsrooms over the network among them. */
  runExclusively: <T>(task: () => Promise<T>) => Promise<T>;
  /** The server ends: an import stops between two issues. */
  ending: AbortSignal;
};

/** Imports what has arrived like any other delivery. */
export const importArrival = (
  delivery: Delivery,
  { db, imagesFolder, now, sections, ending }: Arrivals,
): Promise<ImportReport> =>
  importDelivery(delivery, { db, imagesFolder, media: [], now: now(), signal: ending, sections });

/** Whether nothing of a delivery went in. */
export const isRefused = ({ imported, updated, unchanged, rejected }: ImportReport): boolean =>
  rejected.length > 0 && imported + updated + unchanged === 0;

/** What a line of the log holds at most of what was refused or doubted: a report has all of it. */
const MOST = 20;

/** Tells the log what became of a delivery. */
export function tellReport(tell: Tell, brand: Sigla, name: string, report: ImportReport): void {
  const { imported, updated, unchanged, rejected, warnings } = report;
  const counts = { imported, updated, unchanged, rejected: rejected.length, warnings: warnings.length };
  const some = { refusals: rejected.slice(0, MOST), doubts: warnings.slice(0, MOST) };
  const what = isRefused(report) ? 'was refused' : 'was imported';
  tell(rejected.length > 0 ? 'warn' : 'info', `${brand} ${name} ${what}`, { ...counts, ...some });
}
