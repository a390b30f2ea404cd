import { failureOf } from './embedded/thread-messages.ts';
import { isFullDisk } from './full-disk.ts';

/** The database cannot be opened. The message says why in one line, without its address and password. */
export class DatabaseUnavailable extends Error {
  constructor(what: string, error: unknown) {
    super(`${what} cannot be used: ${rootReason(error)}`, { cause: error });
    this.name = 'DatabaseUnavailable';
  }
}

/** Message of the innermost cause. An error of several failed attempts at one host has a code and no message. */
export function rootReason(error: unknown): string {
  if (isFullDisk(error)) return 'the disk is full. Make room on it, then start again.';
  if (!(error instanceof Error)) return failureOf(error).message;
  if (error.cause !== undefined) return rootReason(error.cause);
  const { message, code = '' } = error as NodeJS.ErrnoException;
  return (message || code).split('\n', 1)[0] ?? '';
}
