import { SecretFileEmpty } from '#server/accounts/identity/session-secret.ts';
import { ConfigError } from '#server/base/config/config-error.ts';
import { DataFolderInUse, DataFolderNotLockable } from '#server/base/data-folder/lock.ts';
import { isDatabaseGone } from '#server/base/db/database-gone.ts';
import { DatabaseUnavailable, rootReason } from '#server/base/db/database-unavailable.ts';
import { isFullDisk } from '#server/base/db/full-disk.ts';
import { RestoreInterrupted } from '#server/operations/backup/restore-interrupted.ts';
import { VapidKeysBroken } from '#server/outgoing/push/vapid.ts';
import { NotBuilt } from '#server/web/http/build.ts';

const EXPECTED = [
  ConfigError,
  DataFolderInUse,
  DataFolderNotLockable,
  DatabaseUnavailable,
  NotBuilt,
  RestoreInterrupted,
  SecretFileEmpty,
  VapidKeysBroken,
];

/**
 * The message to print when the server cannot start: the text of an expected error, or the system's message, where
 * possible after the setting to check; null for a bug.
 */
export function startFailureMessage(error: unknown): string | null {
  // The full disk of a separate database server is reported below, as a DatabaseUnavailable.
  if (isFullDisk(error) && !(error instanceof DatabaseUnavailable)) {
    return 'DATA_DIR: the disk is full. Make room on it, then start again.';
  }
  if (!(error instanceof Error)) return null;
  if (EXPECTED.some((errorClass) => error instanceof errorClass)) return error.message;
  if (isDatabaseGone(error)) return `The database cannot be reached: ${rootReason(error)}`;
  const { syscall, path } = error as NodeJS.ErrnoException;
  if (syscall === 'listen' || syscall === 'getaddrinfo') return `HOST and PORT: ${error.message}`;
  return syscall && path ? `DATA_DIR: ${error.message}` : null;
}
