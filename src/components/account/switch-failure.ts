import { logError } from '#src/state/log.ts';
import { messages } from '#src/strings/messages.ts';
import { failureKindOf } from '../forms/failure-of.ts';
import { signInMessages } from '../forms/sign-in-messages.ts';

/** Message for a failed switch. @param forbidden message for a reader who may not switch it */
export function switchFailure(error: unknown, forbidden: string = messages.generic_error): string {
  const kind = failureKindOf(error);
  if (kind === 'unexpected') logError('switch', error);
  if (kind === 'offline') return messages.network_error;
  if (kind === 'forbidden') return forbidden;
  return signInMessages[kind] ?? messages.generic_error;
}
