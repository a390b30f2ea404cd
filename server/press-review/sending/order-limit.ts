import { createHmac } from 'node:crypto';
import { tableLimiter } from '#server/accounts/db/rate-limits.ts';
import type { IdentityService } from '#server/accounts/identity/identity-service.ts';

/** More than a press office sends in an hour, though it corrects itself: its whole list, four times. */
const OF_DESK = { name: 'press-orders', points: 4000, seconds: 3600 };

/** Who pays nothing may try it on colleagues: an account alone, which anybody can open, sends no mass mail. */
export const UNPAID_LETTERS = 100;
const OF_UNPAID = { name: 'press-trials', points: UNPAID_LETTERS, seconds: 86_400 };

/** By whose licence, on whichever papers. */
type Ordered = { holder: string; letters: number; paid: boolean };

/** Counts the letters of an order, which are at least so many. @returns the seconds to wait, 0 where it may be given */
export async function countLetters(
  { orm, secret }: Pick<IdentityService, 'orm' | 'secret'>,
  { holder, letters, paid }: Ordered,
): Promise<number> {
  const limit = paid ? OF_DESK : OF_UNPAID;
  const limiter = tableLimiter(orm, limit);
  const key = createHmac('sha256', secret).update(`press orders\n${holder}`).digest('base64url');
  const before = await limiter.get(key);
  // What is refused counts for nothing: a smaller order may still be given.
  if (before && before.consumedPoints + letters > limit.points) return secondsOf(before.msBeforeNext);
  if (letters > limit.points) return limit.seconds;
  const { consumedPoints, msBeforeNext } = await limiter.penalty(key, letters);
  return consumedPoints > limit.points ? secondsOf(msBeforeNext) : 0;
}

const secondsOf = (ms: number) => Math.max(1, Math.ceil(ms / 1000));
