import { join } from 'node:path';
import { readConfig } from '#server/base/config/config.ts';
import { callRunningServer } from '#server/base/data-folder/call-running-server.ts';
import { lockOrReach } from '#server/base/data-folder/lock-or-reach.ts';
import { type ImportReport, reportLine } from '#server/newsroom/import/import-report.ts';
import { type ImportArguments, readImportArguments } from './import-arguments.ts';
import { storedAfter } from './import-progress.ts';
import { endWithReason, FAILED } from './plain-reason.ts';
import { progressLine } from './progress-line.ts';
import type { ImportEvent } from './run-import.ts';
import { withDatabase } from './with-database.ts';

/** The command was interrupted. */
class Stopped extends Error {}

const progress = progressLine(process.stderr);
const cancellation = new AbortController();
for (const signal of ['SIGINT', 'SIGTERM'] as const)
  process.once(signal, () => cancellation.abort(new Stopped('It was interrupted before its end.')));

let stored: ReturnType<typeof storedAfter>;

function printEvent(event: ImportEvent): void {
  stored = storedAfter(stored, event);
  if (event.type === 'progress') {
    progress.show(`${event.phase === 'read' ? 'reading' : 'importing'} ${event.done} of ${event.total}`);
    return;
  }
  progress.clear();
  if (event.type === 'warning') console.error(`warning ${event.name}: ${event.text}`);
  else console.error(`rejected ${event.name}: ${event.place}: ${event.reason}`);
}

/** Imports in this process, or in the server that holds the data folder; the output is the same. */
async function importLocallyOrInServer(args: ImportArguments): Promise<ImportReport> {
  const config = readConfig(process.env);
  const { signal } = cancellation;
  const folderAccess = await lockOrReach(config.dataFolder);
  if ('running' in folderAccess) {
    const onLine = (line: { type: string }) => printEvent(line as ImportEvent);
    return (await callRunningServer(folderAccess.running, 'import', args, onLine, signal)) as ImportReport;
  }
  const imagesFolder = join(config.dataFolder, 'images');
  try {
    const { runImport } = await import('./run-import.ts');
    const { toSectionTable } = await import('#server/newsroom/import/names/section-table.ts');
    return await withDatabase(config, (db) =>
      runImport(args, {
        db,
        imagesFolder,
        now: () => new Date(),
        sections: toSectionTable(config.importSections),
        onEvent: printEvent,
        signal,
      }),
    );
  } finally {
    await folderAccess.lock.release();
  }
}

/** Prints how much of an interrupted import is stored. */
function printStored({ done, total }: { done: number; total: number }): void {
  const sentence = `${done} of ${total} articles of the paper that was being imported are stored`;
  console.error(`${sentence}: run the same command again to continue.`);
}

let args: ImportArguments | undefined;
try {
  args = readImportArguments(process.argv.slice(2), process.cwd());
  const report = await importLocallyOrInServer(args);
  progress.clear();
  console.log(reportLine(report));
  process.exitCode = report.rejected.length > 0 ? FAILED : 0;
} catch (error) {
  progress.clear();
  endWithReason(error, [Stopped]);
  if (stored && !args?.dryRun) printStored(stored);
}
