import { RowsDiffer, TargetNotEmpty } from '#server/base/db/transfer/fill.ts';
import { NewerSchema } from '#server/base/db/transfer/migrations.ts';
import { NoProductDatabase } from '#server/base/db/transfer/snapshot.ts';
import { BackupDamaged, NewerFormat } from '../backup/backup-file.ts';
import { NoConsistentCopy, NoRoomForCopy } from '../backup/copy-running.ts';
import { DatabaseMoved, NoEmbeddedDatabase } from '../backup/embedded-database.ts';
import { PicturesMissing } from '../backup/make-backup.ts';
import { DatabaseInUse } from '../backup/move-database.ts';
import type { ReportProgress } from '../backup/progress.ts';
import { BackupUnderWay, FileExists } from '../backup/write-backup-file.ts';
import { endWithReason } from './plain-reason.ts';
import { progressLine } from './progress-line.ts';

/** Shortest time between two updates of the progress line, so that it can be read. */
const MIN_UPDATE_INTERVAL_MS = 100;

class Cancelled extends Error {}

/** Errors that backup, restore, move and check report in addition to those of all commands. */
const MAINTENANCE_ERRORS = [
  BackupDamaged,
  BackupUnderWay,
  DatabaseInUse,
  DatabaseMoved,
  FileExists,
  NewerFormat,
  NewerSchema,
  NoEmbeddedDatabase,
  NoProductDatabase,
  NoRoomForCopy,
  NoConsistentCopy,
  PicturesMissing,
  RowsDiffer,
  Cancelled,
  TargetNotEmpty,
];

/**
 * Runs a command: shows progress in a terminal, prints the result, and cancels the work cleanly on SIGINT or SIGTERM.
 */
export async function runCancellable(
  command: (reportProgress: ReportProgress) => Promise<string[]>,
): Promise<void> {
  const progress = progressLine(process.stderr);
  let isCancelled = false;
  let shownAt = 0;
  const cancel = () => {
    isCancelled = true;
  };
  process.on('SIGINT', cancel);
  process.on('SIGTERM', cancel);
  const reportProgress: ReportProgress = (text) => {
    if (isCancelled) throw new Cancelled('It was interrupted before its end: nothing has changed.');
    if (performance.now() - shownAt < MIN_UPDATE_INTERVAL_MS) return;
    shownAt = performance.now();
    progress.show(text);
  };
  try {
    const lines = await command(reportProgress);
    progress.clear();
    console.log(lines.join('\n'));
  } catch (error) {
    progress.clear();
    endWithReason(error, MAINTENANCE_ERRORS);
  }
}
