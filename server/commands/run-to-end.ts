import { BackupUnderWay, FileExists } from '../backup/back-up.ts';
import { BackupDamaged, NewerFormat } from '../backup/backup-file.ts';
import { NoRoomForCopy, NoWholeCopy } from '../backup/copy-running.ts';
import { NoEmbeddedDatabase } from '../backup/embedded-database.ts';
import { PicturesMissing } from '../backup/make-backup.ts';
import { DatabaseInUse } from '../backup/move-database.ts';
import type { Tell } from '../backup/progress.ts';
import { RestoreCutOff } from '../backup/put-in-place.ts';
import { ConfigError } from '../config-error.ts';
import { CommandFailed } from '../data-folder/call-running-server.ts';
import { DataFolderInUse, DataFolderUnlocked } from '../data-folder/lock.ts';
import { DatabaseUnavailable } from '../db/connect.ts';
import { RowsDiffer, TargetNotEmpty } from '../db/transfer/fill.ts';
import { NewerSchema } from '../db/transfer/migrations.ts';
import { NoProductDatabase } from '../db/transfer/snapshot.ts';
import { progressLine } from './progress-line.ts';
import { UsageError } from './usage-error.ts';

const FAILED = 1;
const WRONG_CALL = 2;
/** A line that changes more often cannot be read. */
const SHOWN_EVERY_MS = 100;

const PLAIN = [
  ...[BackupDamaged, BackupUnderWay, CommandFailed, ConfigError, DatabaseInUse, DatabaseUnavailable],
  ...[DataFolderInUse, DataFolderUnlocked, FileExists, NewerFormat, NewerSchema, NoEmbeddedDatabase],
  ...[NoProductDatabase, NoRoomForCopy, NoWholeCopy, PicturesMissing, RestoreCutOff, RowsDiffer],
  ...[TargetNotEmpty, UsageError],
];

class Stopped extends Error {}

/** Why a command cannot do its work, in a line; null for a fault of ours. */
function plainReason(error: unknown): string | null {
  if (!(error instanceof Error)) return null;
  // A folder that may not be read, a full disk: the system says it best.
  const isOfSystem = 'syscall' in error;
  return isOfSystem || error instanceof Stopped || PLAIN.some((kind) => error instanceof kind)
    ? error.message
    : null;
}

/**
 * Runs a command: shows how far it is where somebody looks on, prints what comes of it, and breaks it off in an orderly way
 * when it is told to stop.
 */
export async function runToEnd(work: (tell: Tell) => Promise<string[]>): Promise<void> {
  const progress = progressLine(process.stderr);
  let isStopped = false;
  let shownAt = 0;
  const stop = () => {
    isStopped = true;
  };
  process.on('SIGINT', stop);
  process.on('SIGTERM', stop);
  const tell: Tell = (what) => {
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
    const reason = plainReason(error);
    if (reason === null) throw error;
    console.error(reason);
    process.exitCode = error instanceof UsageError ? WRONG_CALL : FAILED;
  }
}
