import type { TooMany } from '#server/accounts/identity/budget.ts';
import type { Result } from '#server/base/result.ts';
import { DONE, refusal } from './replies.ts';
import { tooMany, type tooManyAttempts } from './too-many-attempts.ts';

/** How a reason is answered: status, code of the error catalogue and message for the log. */
const REFUSALS = {
  'already-invited': [409, 'ERR_ALREADY_INVITED', 'an invite waits for that e-mail'],
  'already-member': [409, 'ERR_ALREADY_MEMBER', 'has a seat already'],
  'code-not-valid': [403, 'ERR_CODE_NOT_VALID', 'wrong, used or too old'],
  'no-seats': [409, 'ERR_NO_SEATS', 'every seat is taken'],
  'no-such-seats': [404, 'ERR_NOT_FOUND', 'the reader holds no family or company subscription of that id'],
  'other-invite': [403, 'ERR_INVITE_OF_ANOTHER', 'sent to another e-mail'],
  'own-invite': [409, 'ERR_CANNOT_INVITE_YOURSELF', 'the holder has a seat already'],
  'subscription-not-active': [409, 'ERR_SUBSCRIPTION_NOT_ACTIVE', 'the subscription is not running'],
} as const satisfies Record<string, readonly [status: number, code: string, message: string]>;

type Named = keyof typeof REFUSALS;

type Refused<Reason> = Reason extends Named
  ? ReturnType<typeof refusal<(typeof REFUSALS)[Reason][0]>>
  : Reason extends { wait: number }
    ? ReturnType<typeof tooManyAttempts>
    : ReturnType<typeof tooMany>;

/** The answer to what a service has refused. */
export function refuse<Reason extends Named | TooMany>(reason: Reason): Refused<Reason>;
export function refuse(reason: Named | TooMany) {
  if (typeof reason === 'object') return tooMany(reason);
  const [status, code, message] = REFUSALS[reason];
  return refusal(status, code, message);
}

/** The answer to what has nothing to tell when it was done. */
export const doneOrRefused = <Reason extends Named | TooMany>(result: Result<void, Reason>) =>
  result.ok ? DONE : refuse(result.error);
