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

/** Maximum number of errors that are logged with one: its causes, and the failures that it combines. */
const MAX_FURTHER_ERRORS = 10;

/** Maximum number of failures that are logged of an error that combines several. */
const MAX_FAILURES = 5;

/** An error as it is logged: its kind and where it was thrown, without personal data. */
type LoggedError = {
  type: string;
  message: string;
  code?: string;
  stack?: string;
  cause?: LoggedError;
  errors?: LoggedError[];
};

/** Whether a value is an error, or a copy of one such as libraries pass on with fields of their own. */
export const isError = (value: unknown): value is Error =>
  value instanceof Error || typeof (value as { message?: unknown } | null)?.message === 'string';

/**
 * An error with its causes. Several attempts to connect to one host are combined in an error that has only a code in
 * place of a message.
 */
export const loggedError = (error: unknown): LoggedError => logged(error, { left: MAX_FURTHER_ERRORS });

/** @param further how many more errors may be logged */
function logged(error: unknown, further: { left: number }): LoggedError {
  if (!isError(error)) return { type: typeof error, message: withoutPersonalData(String(error)) };
  const { name, message, stack, cause } = error;
  const { code, errors } = error as { code?: unknown; errors?: unknown };
  const codeText = typeof code === 'string' ? code : undefined;
  const loggedCauses = (causes: readonly unknown[]) =>
    causes.slice(0, MAX_FAILURES).flatMap((one) => {
      further.left -= 1;
      return further.left < 0 ? [] : [logged(one, further)];
    });
  const [loggedCause] = cause === undefined ? [] : loggedCauses([cause]);
  const failures = Array.isArray(errors) ? loggedCauses(errors) : [];
  return {
    type: name,
    message: withoutPersonalData(message || (codeText ?? '')),
    ...(codeText !== undefined && { code: codeText }),
    ...(stack !== undefined && { stack: withoutPersonalData(stack) }),
    ...(loggedCause && { cause: loggedCause }),
    ...(failures.length > 0 && { errors: failures }),
  };
}
