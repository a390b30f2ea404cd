import { RowsDiffer, TargetNotEmpty } from '#server/base/db/transfer/fill.ts';
import { NewerSchema } from '#server/base/db/transfer/migrations.ts';
import { NoProductDatabase } from '#server/base/db/transfer/snapshot.ts';
import { BackupDamaged, NewerFormat } from '../backup/backup-file.ts';
import { NoRoomForCopy, NoWholeCopy } from '../backup/copy-running.ts';
import { DatabaseMoved, NoEmbeddedDatabase } from '../backup/embedded-database.ts';
import { PicturesMissing } from '../backup/make-backup.ts';
import { DatabaseInUse } from '../backup/move-database.ts';
import type { ReportProgress } from '../backup/progress.ts';
import { BackupUnderWay, FileExists } from '../backup/write-backup-file.ts';
import { endWithReason } from './plain-reason.ts';
import { progressLine } from './progress-line.ts';

/** A line that changes more often cannot be read. */
const SHOWN_EVERY_MS = 100;

class Stopped extends Error {}

/** Errors that backup, restore, move and check report in addition to those of all commands. */
const OWN = [
  ...[BackupDamaged, BackupUnderWay, DatabaseInUse, DatabaseMoved, FileExists, NewerFormat, NewerSchema],
  ...[NoEmbeddedDatabase, NoProductDatabase, NoRoomForCopy, NoWholeCopy, PicturesMissing],
  ...[RowsDiffer, Stopped, TargetNotEmpty],
];

/**
 * Runs a command: shows progress in a terminal, prints the result, and cancels the work cleanly on SIGINT or SIGTERM.
 */
export async function runToEnd(work: (tell: ReportProgress) => Promise<string[]>): Promise<void> {
  const progress = progressLine(process.stderr);
  let isStopped = false;
  let shownAt = 0;
  const stop = () => {
    isStopped = true;
  };
  process.on('SIGINT', stop);
  process.on('SIGTERM', stop);
  const tell: ReportProgress = (what) => {
    if (isStopped) throw new Stopped('It was stopped before its end: nothing has changed.');
    if (performance.now() - shownAt < SHOWN_EVERY_MS) return;
    shownAt = performance.now();
    progress.show(what);
  };
  try {
    const lines = await work(tell);
    progress.clear();
    console.log(lines.join('\n'));
  } catch (error) {
    progress.clear();
    endWithReason(error, OWN);
  }
}
