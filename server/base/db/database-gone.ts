import { DrizzleQueryError } from 'drizzle-orm';

/** No connection to the database was to be had, or it broke. */
export class NoConnection extends Error {
  constructor(cause: unknown) {
    super('no connection to the database', { cause });
    this.name = 'NoConnection';
  }
}

/** What Node.js calls a connection that cannot be made, or that broke. */
const SYSTEM_CODES = new Set([
  ...['ECONNREFUSED', 'ECONNRESET', 'ECONNABORTED', 'EPIPE', 'ETIMEDOUT'],
  ...['EHOSTUNREACH', 'EHOSTDOWN', 'ENETUNREACH', 'ENETDOWN', 'ENOTFOUND', 'EAI_AGAIN'],
]);

/** Classes of PostgreSQL's codes: connection, resources, the system below. */
const CLASSES = new Set(['08', '53', '58']);

/**
 * PostgreSQL's codes for a server that ends connections or takes none (57P01 to 57P05), a database that takes none for
 * now (55000), is not there while it is restored (3D000) or can only be read until another server takes over (25006).
 */
const STATES = new Set(['57P01', '57P02', '57P03', '57P04', '57P05', '55000', '3D000', '25006']);

/** What the drivers say without a code. */
const MESSAGES =
  /connection terminated|is not queryable|timeout exceeded when trying to connect|timeout expired|pool after calling end|PGlite is closed/i;

/** Whether a connection broke or was not made, to whatever it led. */
export const isOfConnection = ({ code = '', syscall }: NodeJS.ErrnoException): boolean =>
  // A socket's file that is not there, too.
  SYSTEM_CODES.has(code) || syscall === 'connect';

const isOfServer = (code: string) => code.length === 5 && (CLASSES.has(code.slice(0, 2)) || STATES.has(code));

/** @param asked whether it is of a question to the database: readers' connections break by the same codes */
function isGone(error: unknown, asked: boolean): boolean {
  if (!(error instanceof Error)) return false;
  if (error instanceof NoConnection) return true;
  if (asked && isOfConnection(error)) return true;
  const { code = '' } = error as NodeJS.ErrnoException;
  if (isOfServer(code) || MESSAGES.test(error.message)) return true;
  const inside = asked || error instanceof DrizzleQueryError;
  if (error instanceof AggregateError && error.errors.some((one) => isGone(one, inside))) return true;
  return isGone(error.cause, inside);
}

/** Whether an error means that the database cannot be asked now, rather than that the question was wrong. */
export const isDatabaseGone = (error: unknown): boolean => isGone(error, false);
