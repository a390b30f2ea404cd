import { ApiError, type ApiErrorKind, errorKindOf } from '#domain/api-error.ts';
import { logError } from '#src/state/log.ts';
import { type Failure, failureStrings, tooMany } from './failure-strings.ts';
import { waitWords } from './wait-words.ts';

/** What a failed call means to a form: a field that is wrong, or something to be said above all of them. */
export type Refusal = { field: string; message: string } | Failure;

/** As `errorKindOf`; where there is no network even the code that asks may not have come. */
export function failureKindOf(error: unknown): ApiErrorKind {
  const kind = errorKindOf(error);
  return kind === 'unexpected' && navigator.onLine === false ? 'offline' : kind;
}

/** @param fields names of the form's fields: what the server says of another is said of the form */
export function failureOf(error: unknown, fields: readonly string[]): Refusal {
  const kind = failureKindOf(error);
  const { field, wait } = error instanceof ApiError ? error.details : {};
  if (field && fields.includes(field.path)) return { field: field.path, message: field.message };
  if (kind === 'too-many-attempts' && wait) return tooMany(waitWords(wait));
  if (kind === 'unexpected' || kind === 'bad-request') logError('form', error);
  return failureStrings[kind] ?? failureStrings.unexpected;
}
