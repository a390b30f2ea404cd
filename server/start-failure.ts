import { RestoreCutOff } from './backup/put-in-place.ts';
import { ConfigError } from './config-error.ts';
import { DataFolderInUse, DataFolderUnlocked } from './data-folder/lock.ts';
import { DatabaseUnavailable, rootReason } from './db/connect.ts';
import { isDatabaseGone } from './db/database-gone.ts';
import { isFullDisk } from './db/full-disk.ts';
import { NotBuilt } from './http/build.ts';
import { SecretBroken } from './identity/kept-secret.ts';
import { VapidKeysBroken } from './push/vapid.ts';

const EXPECTED = [
  ConfigError,
  DataFolderInUse,
  DataFolderUnlocked,
  DatabaseUnavailable,
  NotBuilt,
  RestoreCutOff,
  SecretBroken,
  VapidKeysBroken,
];

/** Why the server cannot start, in the words of the system and by the setting to look at; null for a fault of ours. */
export function startFailure(error: unknown): string | null {
  // A database on a server of its own has its own disk, and says so below.
  if (isFullDisk(error) && !(error instanceof DatabaseUnavailable)) {
    return 'DATA_DIR: the disk is full. Make room on it, then start again.';
  }
  if (!(error instanceof Error)) return null;
  if (EXPECTED.some((kind) => error instanceof kind)) return error.message;
  if (isDatabaseGone(error)) return `The database cannot be asked: ${rootReason(error)}`;
  const { syscall, path } = error as NodeJS.ErrnoException;
  if (syscall === 'listen' || syscall === 'getaddrinfo') return `HOST and PORT: ${error.message}`;
  return syscall && path ? `DATA_DIR: ${error.message}` : null;
}
