import { failureKindOf } from '#src/components/forms/failure-of.ts';
import { recipientStrings as strings } from './strings.ts';

/** Why a change was not made, in a sentence with what to do. */
export function failureWords(error: unknown): string {
  const kind = failureKindOf(error);
  if (kind === 'offline') return strings.failedOffline;
  return kind === 'not-found' ? strings.failedGone : strings.failed;
}
