import { ConfigError } from '#server/base/config/config-error.ts';
import { CommandFailed } from '#server/base/data-folder/call-running-server.ts';
import { DataFolderInUse, DataFolderNotLockable } from '#server/base/data-folder/lock.ts';
import { isDatabaseGone } from '#server/base/db/database-gone.ts';
import { DatabaseUnavailable, rootReason } from '#server/base/db/database-unavailable.ts';
import { isFullDisk } from '#server/base/db/full-disk.ts';
import { RestoreInterrupted } from '../backup/restore-interrupted.ts';
import { UsageError } from './usage-error.ts';

/** Exit codes of a command: it could not do its work, or it was called wrongly. */
export const FAILED = 1;
export const WRONG_CALL = 2;

const EXPECTED = [
  CommandFailed,
  ConfigError,
  DatabaseUnavailable,
  DataFolderInUse,
  DataFolderNotLockable,
  RestoreInterrupted,
  UsageError,
];

type ErrorClass = abstract new (...args: never[]) => Error;

/**
 * Why a command cannot do its work, in one line; null for a bug of ours.
 * @param ownErrors errors that only this command reports by their message
 */
export function commandFailureMessage(error: unknown, ownErrors: readonly ErrorClass[] = []): string | null {
  if (error instanceof Error && [...EXPECTED, ...ownErrors].some((errorClass) => error instanceof errorClass))
    return error.message;
  if (isFullDisk(error)) return 'The disk is full. Make room on it, then call again.';
  if (isDatabaseGone(error)) return `The database cannot be reached: ${rootReason(error)}`;
  // An error of the operating system, for example a folder that may not be read, has a clear message of its own.
  return error instanceof Error && 'syscall' in error ? error.message : null;
}

/**
 * Ends a command that could not do its work, with the reason in one line. @throws the error itself where it is a bug of
 * ours
 */
export function endWithReason(error: unknown, ownErrors: readonly ErrorClass[] = []): void {
  const message = commandFailureMessage(error, ownErrors);
  if (message === null) throw error;
  const isWrongCall =
    error instanceof UsageError || (error instanceof CommandFailed && error.kind === 'UsageError');
  process.exitCode = isWrongCall ? WRONG_CALL : FAILED;
  console.error(message);
}
