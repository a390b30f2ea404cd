import { createHmac } from 'node:crypto';
import { forgetOldLimits, tableLimiter } from '../db/rate-limits.ts';
import type { IdentityDesk } from './identity-desk.ts';

/** So many times in so many seconds for a reader. */
export type DeedLimit = { name: string; points: number; seconds: number };

/** Counts what a reader does. @returns the seconds to wait, 0 where it may be done */
export async function countDeed(
  { orm, secret }: Pick<IdentityDesk, 'orm' | 'secret'>,
  limit: DeedLimit,
  readerId: string,
): Promise<number> {
  // The table does not hold who asks.
  const key = createHmac('sha256', secret).update(`${limit.name}\n${readerId}`).digest('base64url');
  const { consumedPoints, msBeforeNext } = await tableLimiter(orm, limit).penalty(key);
  if (consumedPoints === 1) await forgetOldLimits(orm);
  return consumedPoints > limit.points ? Math.max(1, Math.ceil(msBeforeNext / 1000)) : 0;
}
