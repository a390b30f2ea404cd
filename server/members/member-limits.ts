import { createHmac } from 'node:crypto';
import { forgetOldLimits, tableLimiter } from '../db/rate-limits.ts';
import type { IdentityDesk } from '../identity/identity-desk.ts';

type Desk = Pick<IdentityDesk, 'orm' | 'secret'>;

const HOUR_S = 3600;

const LIMITS = {
  /** A company that has just come invites everybody in an afternoon. */
  invitesOfHolder: { name: 'invites-holder', points: 60, seconds: HOUR_S },
  /** Nobody's mailbox is filled, whoever invites. */
  invitesTo: { name: 'invites-email', points: 5, seconds: HOUR_S },
  seatCodes: { name: 'seat-codes', points: 10, seconds: HOUR_S },
  salesMessages: { name: 'sales-messages', points: 5, seconds: HOUR_S },
} as const;

type Limit = keyof typeof LIMITS;

/** The table holds no e-mails. */
const keyOf = ({ secret }: Desk, name: string) =>
  createHmac('sha256', secret).update(name).digest('base64url');

/** Counts one more. @returns the seconds to wait, 0 where it may be done. */
async function count(desk: Desk, limit: Limit, name: string): Promise<number> {
  const limiter = tableLimiter(desk.orm, LIMITS[limit]);
  const { consumedPoints, msBeforeNext } = await limiter.penalty(keyOf(desk, name));
  if (consumedPoints === 1) await forgetOldLimits(desk.orm);
  return consumedPoints > LIMITS[limit].points ? Math.max(1, Math.ceil(msBeforeNext / 1000)) : 0;
}

/** Counts an invite that is to be mailed, whether or not its address has an account. */
export const countInvite = async (desk: Desk, holderId: string, email: string): Promise<number> =>
  (await count(desk, 'invitesOfHolder', holderId)) || (await count(desk, 'invitesTo', email));

/** Counts a try with a code before it is made. */
export const countSeatCode = (desk: Desk, readerId: string): Promise<number> =>
  count(desk, 'seatCodes', readerId);

export const countSalesMessage = (desk: Desk, readerId: string): Promise<number> =>
  count(desk, 'salesMessages', readerId);
