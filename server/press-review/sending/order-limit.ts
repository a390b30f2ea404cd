import { createHmac } from 'node:crypto';
import { tableLimiter } from '#server/accounts/db/rate-limits.ts';
import type { IdentityService } from '#server/accounts/identity/identity-service.ts';

/** More than a press office sends in an hour even with corrections: four times its whole list. */
const DESK_LIMIT = { name: 'press-orders', points: 4000, seconds: 3600 };

/**
 * Without a subscription the review can be tried on colleagues, but not used for mass mail: anyone can open an account.
 */
export const UNPAID_LETTERS = 100;
const UNPAID_LIMIT = { name: 'press-trials', points: UNPAID_LETTERS, seconds: 86_400 };

/** `holder` is the holder of the licence, whichever papers it is for. */
type Ordered = { holder: string; letters: number; paid: boolean };

/**
 * Counts the letters of an order, or the least number it can have. @returns the seconds to wait, 0 if the order may be
 * placed
 */
export async function countLetters(
  { orm, secret }: Pick<IdentityService, 'orm' | 'secret'>,
  { holder, letters, paid }: Ordered,
): Promise<number> {
  const limit = paid ? DESK_LIMIT : UNPAID_LIMIT;
  const limiter = tableLimiter(orm, limit);
  const key = createHmac('sha256', secret).update(`press orders\n${holder}`).digest('base64url');
  const before = await limiter.get(key);
  // A refused order is not counted, so a smaller one may still be placed.
  if (before && before.consumedPoints + letters > limit.points) return secondsOf(before.msBeforeNext);
  if (letters > limit.points) return limit.seconds;
  const { consumedPoints, msBeforeNext } = await limiter.penalty(key, letters);
  return consumedPoints > limit.points ? secondsOf(msBeforeNext) : 0;
}

const secondsOf = (ms: number) => Math.max(1, Math.ceil(ms / 1000));
