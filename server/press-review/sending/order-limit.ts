import { createHmac } from 'node:crypto';
import { tableLimiter } from '#server/accounts/db/rate-limits.ts';
import type { IdentityService } from '#server/accounts/identity/identity-service.ts';

/** More than a press office sends in an hour even with corrections: four times its whole list. */
const PAID_LIMIT = { name: 'press-orders', points: 4000, seconds: 3600 };

/**
 * Letters a day that a desk without a subscription may send: enough to try the review on colleagues, too few
 * for mass mail. Anyone can create an account.
 */
export const MAX_UNPAID_LETTERS = 100;
const UNPAID_LIMIT = { name: 'press-trials', points: MAX_UNPAID_LETTERS, seconds: 86_400 };

/** `holder` is the id of the licence holder, who has one limit for all papers. */
type CountedLetters = { holder: string; letters: number; isPaid: boolean };

/**
 * Counts the letters of an order against its holder's limit. @returns the seconds to wait; 0 if the order may
 * be placed
 */
export async function countLetters(
  { orm, secret }: Pick<IdentityService, 'orm' | 'secret'>,
  { holder, letters, isPaid }: CountedLetters,
): Promise<number> {
  const limit = isPaid ? PAID_LIMIT : UNPAID_LIMIT;
  const limiter = tableLimiter(orm, limit);
  const key = createHmac('sha256', secret).update(`press orders\n${holder}`).digest('base64url');
  const current = await limiter.get(key);
  // A refused order is not counted, so a smaller one may still be placed.
  if (current && current.consumedPoints + letters > limit.points) return toSeconds(current.msBeforeNext);
  if (letters > limit.points) return limit.seconds;
  const { consumedPoints, msBeforeNext } = await limiter.penalty(key, letters);
  return consumedPoints > limit.points ? toSeconds(msBeforeNext) : 0;
}

const toSeconds = (ms: number) => Math.max(1, Math.ceil(ms / 1000));
