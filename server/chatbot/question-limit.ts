import { createHmac } from 'node:crypto';
import { forgetOldLimits, tableLimiter } from '../db/rate-limits.ts';
import type { IdentityDesk } from '../identity/identity-desk.ts';

/** More than anybody reads the answers of in an hour. */
const OF_READER = { name: 'chatbot', points: 120, seconds: 3600 };

/** Counts a question. @returns the seconds to wait, 0 where it may be asked */
export async function countQuestion(
  { orm, secret }: Pick<IdentityDesk, 'orm' | 'secret'>,
  readerId: string,
): Promise<number> {
  // The table does not hold who asks.
  const key = createHmac('sha256', secret).update(`chatbot\n${readerId}`).digest('base64url');
  const { consumedPoints, msBeforeNext } = await tableLimiter(orm, OF_READER).penalty(key);
  if (consumedPoints === 1) await forgetOldLimits(orm);
  return consumedPoints > OF_READER.points ? Math.max(1, Math.ceil(msBeforeNext / 1000)) : 0;
}
