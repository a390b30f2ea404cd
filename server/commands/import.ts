import { join } from 'node:path';
import { readConfig } from '../config.ts';
import { ConfigError } from '../config-error.ts';
import { CommandFailed, callRunningServer } from '../data-folder/call-running-server.ts';
import { DataFolderInUse } from '../data-folder/lock.ts';
import { lockOrReach } from '../data-folder/lock-or-reach.ts';
import { connect, DatabaseUnavailable } from '../db/connect.ts';
import { type ImportReport, reportLine } from '../import/import-report.ts';
import { type ImportArguments, readImportArguments } from './import-arguments.ts';
import { progressLine } from './progress-line.ts';
import { type ImportLine, runImport } from './run-import.ts';
import { UsageError } from './usage-error.ts';

const FAILED = 1;
const WRONG_CALL = 2;

const progress = progressLine(process.stderr);

function tell(line: ImportLine): void {
  if (line.type === 'progress') {
    progress.show(`${line.phase === 'read' ? 'reading' : 'importing'} ${line.done} of ${line.total}`);
    return;
  }
  progress.clear();
  if (line.type === 'warning') console.error(`warning ${line.name}: ${line.text}`);
  else console.error(`rejected ${line.name}: ${line.place}: ${line.reason}`);
}

/** Imports in this process, or in the server that holds the data folder: what is printed is the same. */
async function importHereOrThere(args: ImportArguments): Promise<ImportReport> {
  const { dataFolder, databaseUrl } = readConfig(process.env);
  const held = await lockOrReach(dataFolder);
  if ('running' in held) {
    return (await callRunningServer(held.running, 'import', args, (line) =>
      tell(line as ImportLine),
    )) as ImportReport;
  }
  const { lock } = held;
  try {
    const db = await connect(databaseUrl ? { url: databaseUrl } : { folder: join(dataFolder, 'database') });
    const context = { db, imagesFolder: join(dataFolder, 'images'), now: () => new Date(), report: tell };
    return await runImport(args, context).finally(() => db.close());
  } finally {
    await lock.release();
  }
}

function exitCode(error: unknown): number {
  const wrongCall =
    error instanceof UsageError || (error instanceof CommandFailed && error.kind === 'UsageError');
  if (wrongCall) return WRONG_CALL;
  const plain = [DataFolderInUse, ConfigError, CommandFailed, DatabaseUnavailable];
  // A folder that may not be read, a full disk: the system says it best.
  const ofTheSystem = error instanceof Error && 'syscall' in error;
  if (!ofTheSystem && !plain.some((kind) => error instanceof kind)) throw error;
  return FAILED;
}

try {
  const report = await importHereOrThere(readImportArguments(process.argv.slice(2), process.cwd()));
  progress.clear();
  console.log(reportLine(report));
  process.exitCode = report.rejected.length > 0 ? FAILED : 0;
} catch (error) {
  progress.clear();
  process.exitCode = exitCode(error);
  console.error(error instanceof Error ? error.message : String(error));
}
