import { failureKindOf } from '#src/components/forms/failure-of.ts';
import { signInMessages } from '#src/components/forms/sign-in-messages.ts';
import { letterStrings, sendingStrings as strings } from './strings.ts';

/** Why an action failed, in a sentence with what to do. */
export function actionFailure(error: unknown): string {
  const kind = failureKindOf(error);
  switch (kind) {
    case 'offline':
      return strings.failedOffline;
    case 'review-changed':
      return strings.cancelTooLate;
    case 'too-many-attempts':
      return letterStrings.tooMany;
    default:
      return signInMessages[kind] ?? strings.actionFailed;
  }
}
