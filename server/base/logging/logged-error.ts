import { withoutPersons } from './without-persons.ts';

const CAUSES = 5;

/** An error as the log tells it: what it is and where it arose, and nothing of the values it arose with. */
export type LoggedError = {
  type: string;
  message: string;
  code?: string;
  stack?: string;
  cause?: LoggedError;
};

/** Whether something is an error: also a copy of one, as libraries hand them on with fields of their own. */
export const isError = (value: unknown): value is Error =>
  value instanceof Error || typeof (value as { message?: unknown } | null)?.message === 'string';

export function loggedError(error: unknown, depth = 0): LoggedError {
  if (!isError(error)) return { type: typeof error, message: withoutPersons(String(error)) };
  const { name, message, stack, cause } = error;
  const { code } = error as NodeJS.ErrnoException;
  return {
    type: name,
    message: withoutPersons(message),
    ...(typeof code === 'string' && { code }),
    ...(stack !== undefined && { stack: withoutPersons(stack) }),
    ...(cause !== undefined && depth < CAUSES && { cause: loggedError(cause, depth + 1) }),
  };
}
