import { ApiError, type ApiErrorKind } from '#domain/api-error.ts';
import { ATTACHMENT_MESSAGES } from '#domain/support/attachment.ts';
import type { Contacts } from '#domain/support/contacts.ts';
import { failureKindOf, type Refusal } from '#src/components/forms/failure-of.ts';
import { waitWords } from '#src/components/forms/wait-words.ts';
import { formStrings as strings } from './strings.ts';

/** Failures for which the message that all forms share is enough. */
const COMMON_FAILURES: readonly ApiErrorKind[] = [
  'offline',
  'field-not-valid',
  'session-lost',
  'invalid-browser',
];

/** Message of the contact form about a failure, with the other ways to reach customer service. HLP-02 */
export function explainFailure(
  error: unknown,
  { phone, email }: Pick<Contacts, 'phone' | 'email'>,
): Refusal | null {
  const kind = failureKindOf(error);
  if (COMMON_FAILURES.includes(kind)) return null;
  if (kind === 'too-large') return { field: 'allegato', message: ATTACHMENT_MESSAGES.size };
  if (kind === 'forbidden') return { field: 'argomento', message: strings.forbidden };
  const wait = error instanceof ApiError ? error.details.wait : undefined;
  const advice = wait === undefined ? strings.tryAgain : strings.tryLater(waitWords(wait));
  return { title: strings.notSent, text: `${advice} ${strings.wayOut(phone, email)}` };
}
