/** Values of a query, which the database library adds to an error's message. */
const QUERY_VALUES = /\nparams: [\s\S]*?(?=\n {4}at |$)/g;

/** Characters before the @ of an e-mail address, also where an address of a page has them percent-encoded. */
const LOCAL_PART = "[\\p{L}\\p{N}.!#$%&'*+/=?^_`{|}~-]";
const DOMAIN = '(?:[\\p{L}\\p{M}\\p{N}-]+\\.)+(?:xn--[a-z0-9-]+|[\\p{L}\\p{M}]{2,})';
const E_MAIL = new RegExp(`(?<!${LOCAL_PART})${LOCAL_PART}+(?:@|%40)${DOMAIN}`, 'giu');

/** A text that is too long for a word and contains a digit: a bearer token, a code in an address, a key. */
const SECRET = /(?<![\w/.-])(?=[A-Za-z_-]*\d)[A-Za-z0-9_-]{20,}(?![\w/.-])/g;

/** A text for the log, without personal data or secrets: e-mail addresses, tokens, values of queries. */
export const withoutPersonalData = (text: string): string =>
  text.replace(QUERY_VALUES, '').replace(E_MAIL, '[e-mail]').replace(SECRET, '[secret]');

const MAX_CAUSES = 5;
const MAX_ERRORS = 5;

/** An error as it is logged: its kind and where it was thrown, without personal data. */
type LoggedError = {
  type: string;
  message: string;
  code?: string;
  stack?: string;
  cause?: LoggedError;
  /** Of an error that stands for several, the first ones. */
  errors?: LoggedError[];
};

/** Whether a value is an error, or a copy of one such as libraries pass on with fields of their own. */
export const isError = (value: unknown): value is Error =>
  value instanceof Error || typeof (value as { message?: unknown } | null)?.message === 'string';

export function loggedError(error: unknown, depth = 0): LoggedError {
  if (!isError(error)) return { type: typeof error, message: withoutPersonalData(String(error)) };
  const { name, message, stack, cause } = error;
  const { code } = error as NodeJS.ErrnoException;
  const errors = error instanceof AggregateError && depth < MAX_CAUSES ? error.errors : [];
  return {
    type: name,
    message: withoutPersonalData(message),
    ...(typeof code === 'string' && { code }),
    ...(stack !== undefined && { stack: withoutPersonalData(stack) }),
    ...(cause !== undefined && depth < MAX_CAUSES && { cause: loggedError(cause, depth + 1) }),
    ...(errors.length > 0 && {
      errors: errors.slice(0, MAX_ERRORS).map((one) => loggedError(one, depth + 1)),
    }),
  };
}
