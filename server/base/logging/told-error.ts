import { withoutPersons } from './without-persons.ts';

const CAUSES = 5;

/** An error as the log tells it: what it is and where it arose, and nothing of the values it arose with. */
export type ToldError = { type: string; message: string; code?: string; stack?: string; cause?: ToldError };

/** Whether something is an error: also a copy of one, as libraries hand them on with fields of their own. */
export const isError = (value: unknown): value is Error =>
  value instanceof Error || typeof (value as { message?: unknown } | null)?.message === 'string';

export function toldError(error: unknown, depth = 0): ToldError {
  if (!isError(error)) return { type: typeof error, message: withoutPersons(String(error)) };
  const { name, message, stack, cause } = error;
  const { code } = error as NodeJS.ErrnoException;
  return {
    type: name,
    message: withoutPersons(message),
    ...(typeof code === 'string' && { code }),
    ...(stack !== undefined && { stack: withoutPersons(stack) }),
    ...(cause !== undefined && depth < CAUSES && { cause: toldError(cause, depth + 1) }),
  };
}
