import { failureKindOf } from '#src/components/forms/failure-of.ts';
import { letterStrings, sendingStrings as strings } from './strings.ts';

/** Why an action failed, in a sentence with what to do. */
export function actionFailure(error: unknown): string {
  switch (failureKindOf(error)) {
    case 'offline':
      return strings.failedOffline;
    case 'review-changed':
      return strings.cancelTooLate;
    case 'too-many-attempts':
      return letterStrings.tooMany;
    default:
      return strings.actionFailed;
  }
}
