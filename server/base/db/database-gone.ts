// This part of the library is small; commands that only call the running server load no more of it.
import { DrizzleQueryError } from 'drizzle-orm/errors';

/** A connection to the database could not be made, or it broke. */
export class NoConnection extends Error {
  constructor(cause: unknown) {
    super('no connection to the database', { cause });
    this.name = 'NoConnection';
  }
}

/** Codes of Node.js for a connection that cannot be made, or that broke. */
const SYSTEM_CODES = new Set([
  'ECONNREFUSED',
  'ECONNRESET',
  'ECONNABORTED',
  'EPIPE',
  'ETIMEDOUT',
  'EHOSTUNREACH',
  'EHOSTDOWN',
  'ENETUNREACH',
  'ENETDOWN',
  'ENOTFOUND',
  'EAI_AGAIN',
]);

/** Classes of PostgreSQL's codes: connection, resources, operating system. */
const UNAVAILABLE_CLASSES = new Set(['08', '53', '58']);

/**
 * PostgreSQL's codes for a server that ends or refuses connections (57P01 to 57P05), a database that refuses them for
 * now (55000), does not exist while it is restored (3D000) or is read-only until another server takes over (25006).
 */
const UNAVAILABLE_STATES = new Set(['57P01', '57P02', '57P03', '57P04', '57P05', '55000', '3D000', '25006']);

/** Messages of the drivers for errors without a code. */
const MESSAGES =
  /connection terminated|is not queryable|timeout exceeded when trying to connect|timeout expired|pool after calling end|PGlite is closed/i;

/** Whether an error says that some connection, not only one to the database, broke or could not be made. */
export const isConnectionError = ({ code = '', syscall }: NodeJS.ErrnoException): boolean =>
  // `connect` also covers a socket file that does not exist.
  SYSTEM_CODES.has(code) || syscall === 'connect';

const isServerUnavailable = (code: string) =>
  code.length === 5 && (UNAVAILABLE_CLASSES.has(code.slice(0, 2)) || UNAVAILABLE_STATES.has(code));

/**
 * @param isQueryError whether the error comes from a query: connections of readers fail with the same codes
 */
function isGone(error: unknown, isQueryError: boolean): boolean {
  if (!(error instanceof Error)) return false;
  if (error instanceof NoConnection) return true;
  if (isQueryError && isConnectionError(error)) return true;
  const { code = '' } = error as NodeJS.ErrnoException;
  if (isServerUnavailable(code)) return true;
  // The message of a query's error repeats the query with the values that readers typed, and PostgreSQL's own errors,
  // which have a code, may repeat a value too.
  const isQuery = error instanceof DrizzleQueryError;
  if (!isQuery && code === '' && MESSAGES.test(error.message)) return true;
  const isInsideQuery = isQueryError || isQuery;
  if (error instanceof AggregateError && error.errors.some((inner) => isGone(inner, isInsideQuery)))
    return true;
  return isGone(error.cause, isInsideQuery);
}

/** Whether an error means that the database cannot be reached now, and not that the query was wrong. */
export const isDatabaseGone = (error: unknown): boolean => isGone(error, false);
