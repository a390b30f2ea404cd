// This part of the library is small; commands that only call the running server load no more of it.
import { DrizzleQueryError } from 'drizzle-orm/errors';

/** Codes of the operating system, and of PostgreSQL: SQLSTATE 53100. */
const CODES = ['ENOSPC', 'EDQUOT', '53100'];
/**
 * Error numbers of the embedded database, which throws objects that are not Errors and have only such a
 * number.
 */
const EMBEDDED_CODES = [51, 19];
/** Codes of PostgreSQL consist of five signs; messages of such errors may repeat values. */
const SQLSTATE = /^[\dA-Z]{5}$/;
const MESSAGES = /no space left on device|disk quota exceeded|disk is full/i;

/** Whether an error means that a disk is full, be it the system's, a database's or the bundler's. */
export function isFullDisk(error: unknown): boolean {
  if (typeof error !== 'object' || error === null) return false;
  // The message of a query's error repeats the values of the query, which may say anything.
  if (error instanceof DrizzleQueryError) return isFullDisk(error.cause);
  const { name, message = '', code, errno, cause } = error as NodeJS.ErrnoException;
  const isEmbedded = name === 'ErrnoError' && EMBEDDED_CODES.includes(errno ?? 0);
  const isNamed = !SQLSTATE.test(code ?? '') && MESSAGES.test(message);
  return CODES.includes(code ?? '') || isEmbedded || isNamed || isFullDisk(cause);
}
