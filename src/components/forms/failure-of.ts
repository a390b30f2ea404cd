import { ApiError, type ApiErrorKind, errorKindOf } from '#domain/api-error.ts';
import { logError } from '#src/state/log.ts';
import { type Failure, failureStrings, tooManyAttempts } from './failure-strings.ts';
import { waitWords } from './wait-words.ts';

/** What a failed call means to a form: a field that is invalid, or a message above all fields. */
export type Refusal = { field: string; message: string } | Failure;

/**
 * Kind of an error, as `errorKindOf` gives it; while offline an unexpected error counts as offline, because even the
 * code that sends may not have been loaded.
 */
export function failureKindOf(error: unknown): ApiErrorKind {
  const kind = errorKindOf(error);
  return kind === 'unexpected' && navigator.onLine === false ? 'offline' : kind;
}

/** @param fields names of the form's fields: an error about any other field is shown for the form */
export function failureOf(error: unknown, fields: readonly string[]): Refusal {
  const kind = failureKindOf(error);
  const { field, wait } = error instanceof ApiError ? error.details : {};
  if (field && fields.includes(field.path)) return { field: field.path, message: field.message };
  if (kind === 'too-many-attempts' && wait) return tooManyAttempts(waitWords(wait));
  if (kind === 'unexpected' || kind === 'bad-request') logError('form', error);
  return failureStrings[kind] ?? failureStrings.unexpected;
}
