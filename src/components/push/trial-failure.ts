import { messages } from '#src/strings/messages.ts';
import { failureKindOf } from '../forms/failure-of.ts';
import { alertStrings as strings } from './strings.ts';

/** Why a trial alert did not go out. PSH-01 */
export function trialFailureWords(error: unknown): string {
  const kind = failureKindOf(error);
  if (kind === 'offline') return messages.network_error;
  if (kind === 'too-many-attempts') return strings.tooMany;
  const isNotReached = kind === 'device-not-reached' || kind === 'push-service-not-reached';
  return isNotReached ? strings.notReached : messages.generic_error;
}
