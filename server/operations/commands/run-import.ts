import * as v from 'valibot';
import type { Database } from '#server/base/db/connect.ts';
import { type ImportProgress, importDelivery } from '#server/newsroom/import/import-delivery.ts';
import { addReports, emptyReport, type ImportReport } from '#server/newsroom/import/import-report.ts';
import type { SectionTable } from '#server/newsroom/import/names/section-table.ts';
import { checkMedia, findDeliveries } from './find-deliveries.ts';
import { ImportArguments } from './import-arguments.ts';

export type ImportLine =
  | ({ type: 'progress' } & ImportProgress)
  | { type: 'warning'; name: string; text: string }
  | { type: 'rejected'; name: string; place: string; reason: string };

type Context = {
  db: Pick<Database, 'orm'>;
  imagesFolder: string;
  now: () => Date;
  sections?: SectionTable;
  report: (line: ImportLine) => void;
  signal?: AbortSignal;
};

/**
 * The import command, in whichever process holds the data folder.
 * @param args `ImportArguments`, from the command line or from another process
 * @throws UsageError
 */
export async function runImport(args: unknown, context: Context): Promise<ImportReport> {
  const { db, imagesFolder, now, sections, report, signal } = context;
  const asked = v.parse(ImportArguments, args);
  await checkMedia(asked.media);
  let sum = emptyReport();
  for (const delivery of await findDeliveries(asked)) {
    const result = await importDelivery(delivery, {
      db,
      imagesFolder,
      media: asked.media,
      now: now(),
      dryRun: asked.dryRun,
      onProgress: (progress) => report({ type: 'progress', ...progress }),
      ...(signal && { signal }),
      ...(sections && { sections }),
    }).finally(() => delivery.close());
    for (const warning of result.warnings) report({ type: 'warning', ...warning });
    for (const rejection of result.rejected) report({ type: 'rejected', ...rejection });
    sum = addReports(sum, result);
  }
  return sum;
}
