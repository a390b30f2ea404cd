import * as v from 'valibot';
import type { Database } from '#server/base/db/connect.ts';
import { type ImportProgress, importDelivery } from '#server/newsroom/import/import-delivery.ts';
import { addReports, emptyReport, type ImportReport } from '#server/newsroom/import/import-report.ts';
import type { SectionTable } from '#server/newsroom/import/names/section-table.ts';
import { checkMedia, findDeliveries } from './find-deliveries.ts';
import { ImportArguments } from './import-arguments.ts';

/** What an import reports while it runs; the command prints each as a line. */
export type ImportEvent =
  | ({ type: 'progress' } & ImportProgress)
  | { type: 'warning'; name: string; text: string }
  | { type: 'rejected'; name: string; place: string; reason: string };

type Context = {
  db: Pick<Database, 'orm'>;
  imagesFolder: string;
  now: () => Date;
  sections?: SectionTable;
  onEvent: (line: ImportEvent) => void;
  signal?: AbortSignal;
};

/**
 * The import command, in whichever process holds the data folder.
 * @param args `ImportArguments`, from the command line or from another process
 * @throws UsageError
 */
export async function runImport(args: unknown, context: Context): Promise<ImportReport> {
  const { db, imagesFolder, now, sections, onEvent, signal } = context;
  const parsedArgs = v.parse(ImportArguments, args);
  await checkMedia(parsedArgs.media);
  let total = emptyReport();
  for (const delivery of await findDeliveries(parsedArgs)) {
    const result = await importDelivery(delivery, {
      db,
      imagesFolder,
      media: parsedArgs.media,
      now: now(),
      dryRun: parsedArgs.dryRun,
      onProgress: (progress) => onEvent({ type: 'progress', ...progress }),
      ...(signal && { signal }),
      ...(sections && { sections }),
    }).finally(() => delivery.close());
    for (const warning of result.warnings) onEvent({ type: 'warning', ...warning });
    for (const rejection of result.rejected) onEvent({ type: 'rejected', ...rejection });
    total = addReports(total, result);
  }
  return total;
}
