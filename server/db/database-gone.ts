/** What Node.js calls a connection that cannot be made, or that broke. */
const SYSTEM_CODES = new Set([
  ...['ECONNREFUSED', 'ECONNRESET', 'ECONNABORTED', 'EPIPE', 'ETIMEDOUT'],
  ...['EHOSTUNREACH', 'EHOSTDOWN', 'ENETUNREACH', 'ENETDOWN', 'ENOTFOUND', 'EAI_AGAIN'],
]);

/** Classes of PostgreSQL's codes: connection, resources, operator intervention, the system below. */
const CLASSES = new Set(['08', '53', '58']);

/**
 * PostgreSQL's codes for a server that ends connections or takes none (57P01 to 57P05), a database that takes none for
 * now (55000), is not there while it is restored (3D000) or can only be read until another server takes over (25006).
 */
const STATES = new Set(['57P01', '57P02', '57P03', '57P04', '57P05', '55000', '3D000', '25006']);

/** What the drivers say without a code. */
const MESSAGES =
  /connection terminated|is not queryable|timeout exceeded when trying to connect|timeout expired|pool after calling end|PGlite is closed/i;

/** Whether an error means that the database cannot be asked now, rather than that the question was wrong. */
export function isDatabaseGone(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  const { code = '', syscall } = error as NodeJS.ErrnoException;
  // A socket's file that is not there, too.
  if (SYSTEM_CODES.has(code) || syscall === 'connect') return true;
  if (code.length === 5 && (CLASSES.has(code.slice(0, 2)) || STATES.has(code))) return true;
  if (MESSAGES.test(error.message)) return true;
  if (error instanceof AggregateError && error.errors.some(isDatabaseGone)) return true;
  return isDatabaseGone(error.cause);
}
