import { failureKindOf } from '#src/components/forms/failure-of.ts';
import { signInMessages } from '#src/components/forms/sign-in-messages.ts';
import { withdrawalStrings as strings } from './strings.ts';

/** Why a withdrawal was not recorded and what to do, for a reader who has closed the dialog before. */
export function lateFailure(error: unknown): string {
  const kind = failureKindOf(error);
  if (kind === 'withdrawal-not-possible') return `${strings.over} ${strings.overText}`;
  if (kind === 'offline') return `${strings.lateFailure} ${strings.retryOnline}`;
  return `${strings.lateFailure} ${signInMessages[kind] ?? strings.retry}`;
}
