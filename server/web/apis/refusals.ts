import type { TooMany } from '#server/accounts/identity/budget.ts';
import type { Result } from '#server/base/result.ts';
import { DONE, refusal } from './replies.ts';
import { tooMany, type tooManyAttempts } from './too-many-attempts.ts';

/** How a reason is answered: status, code of the error catalogue and message for the log. */
const REFUSALS = {
  'access-denied': [403, 'ERR_ACCESS_DENIED', 'this signs nobody in'],
  'already-invited': [409, 'ERR_ALREADY_INVITED', 'an invite waits for that e-mail'],
  'already-member': [409, 'ERR_ALREADY_MEMBER', 'has a seat already'],
  'code-not-valid': [403, 'ERR_CODE_NOT_VALID', 'wrong, used or too old'],
  'invalid-credentials': [401, 'ERR_INVALID_CREDENTIALS', 'this signs nobody in'],
  'invalid-password': [403, 'ERR_INVALID_PASSWORD', 'not the password of this site'],
  'no-seats': [409, 'ERR_NO_SEATS', 'every seat is taken'],
  'no-such-seats': [404, 'ERR_NOT_FOUND', 'the reader holds no family or company subscription of that id'],
  'not-activated': [403, 'ERR_NOT_ACTIVATED', 'this signs nobody in'],
  'other-invite': [403, 'ERR_INVITE_OF_ANOTHER', 'sent to another e-mail'],
  'own-invite': [409, 'ERR_CANNOT_INVITE_YOURSELF', 'the holder has a seat already'],
  'subscription-not-active': [409, 'ERR_SUBSCRIPTION_NOT_ACTIVE', 'the subscription is not running'],
  'wrong-passkey': [403, 'ERR_INVALID_CREDENTIALS', 'not a passkey of this account'],
  'wrong-password': [403, 'ERR_INVALID_CREDENTIALS', 'not the password of this account'],
} as const satisfies Record<string, readonly [status: number, code: string, message: string]>;

type Named = keyof typeof REFUSALS;

/** A reason that has an answer. */
export type Refusable = Named | TooMany;

type Refused<Reason> = Reason extends Named
  ? ReturnType<typeof refusal<(typeof REFUSALS)[Reason][0]>>
  : Reason extends { wait: number }
    ? ReturnType<typeof tooManyAttempts>
    : ReturnType<typeof tooMany>;

/** The answer to what a service has refused. */
export function refuse<Reason extends Refusable>(reason: Reason): Refused<Reason>;
export function refuse(reason: Refusable) {
  if (typeof reason === 'object') return tooMany(reason);
  const [status, code, message] = REFUSALS[reason];
  return refusal(status, code, message);
}

/** The answer to what has nothing to tell when it was done. */
export const doneOrRefused = <Reason extends Refusable>(result: Result<void, Reason>) =>
  result.ok ? DONE : refuse(result.error);
