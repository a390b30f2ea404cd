/** Connection refused, reset or timed out, host unknown; classes 08, 53 and 57P of PostgreSQL; a client that was closed. */
const CODES =
  /^(?:ECONNREFUSED|ECONNRESET|EPIPE|ETIMEDOUT|EHOSTUNREACH|ENOTFOUND|EAI_AGAIN|08\w{3}|53\w{3}|57P\w{2})$/;
const MESSAGES =
  /connection terminated|timeout exceeded when trying to connect|pool after calling end|PGlite is closed/i;

/** Whether an error means that the database cannot be asked now, rather than that the question was wrong. */
export function isDatabaseGone(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  const { code } = error as NodeJS.ErrnoException;
  if (typeof code === 'string' && CODES.test(code)) return true;
  if (MESSAGES.test(error.message)) return true;
  if (error instanceof AggregateError && error.errors.some(isDatabaseGone)) return true;
  return isDatabaseGone(error.cause);
}
