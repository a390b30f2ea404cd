import { ApiError, type ApiErrorKind } from '#domain/api-error.ts';
import { ATTACHMENT_MESSAGES } from '#domain/support/attachment.ts';
import type { Contacts } from '#domain/support/contacts.ts';
import { failureKindOf, type Refusal } from '#src/components/forms/failure-of.ts';
import { waitWords } from '#src/components/forms/wait-words.ts';
import { formStrings as strings } from './strings.ts';

/** What all forms say of these is enough. */
const AS_EVERYWHERE: readonly ApiErrorKind[] = [
  'offline',
  'field-not-valid',
  'session-lost',
  'invalid-browser',
];

/** What the contact form says of a failure: there are other ways to reach us. HLP-02 */
export function explainFailure(
  error: unknown,
  { phone, email }: Pick<Contacts, 'phone' | 'email'>,
): Refusal | null {
  const kind = failureKindOf(error);
  if (AS_EVERYWHERE.includes(kind)) return null;
  if (kind === 'too-large') return { field: 'allegato', message: ATTACHMENT_MESSAGES.size };
  if (kind === 'forbidden') return { field: 'argomento', message: strings.forbidden };
  const wait = error instanceof ApiError ? error.details.wait : undefined;
  const next = wait === undefined ? strings.tryAgain : strings.tryLater(waitWords(wait));
  return { title: strings.notSent, text: `${next} ${strings.wayOut(phone, email)}` };
}
