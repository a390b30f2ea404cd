import { createHmac } from 'node:crypto';
import { forgetOldLimits, tableLimiter } from '../../db/rate-limits.ts';
import { addressBlock } from '../../identity/address-block.ts';
import type { IdentityDesk } from '../../identity/identity-desk.ts';

type Desk = Pick<IdentityDesk, 'orm' | 'secret'>;

const HOUR_S = 3600;

const LIMITS = {
  /** With a captcha's token: a school or an office has one address. */
  fromAddress: { name: 'tickets-address', points: 20, seconds: HOUR_S },
  /** Without one: where no captcha comes, the form is still a way to reach us. */
  unproven: { name: 'tickets-unproven', points: 3, seconds: HOUR_S },
  /** Nobody's mailbox is filled with receipts. */
  toEmail: { name: 'tickets-email', points: 5, seconds: HOUR_S },
  ofReader: { name: 'tickets-reader', points: 10, seconds: HOUR_S },
} as const;

type Limit = keyof typeof LIMITS;

/** The table holds neither e-mails nor addresses. */
const keyOf = ({ secret }: Desk, name: string) =>
  createHmac('sha256', secret).update(`ticket\n${name}`).digest('base64url');

/** Counts one more. @returns the seconds to wait, 0 where it may be done. */
async function count(desk: Desk, limit: Limit, name: string): Promise<number> {
  const { consumedPoints, msBeforeNext } = await tableLimiter(desk.orm, LIMITS[limit]).penalty(
    keyOf(desk, name),
  );
  if (consumedPoints === 1) await forgetOldLimits(desk.orm);
  return consumedPoints > LIMITS[limit].points ? Math.max(1, Math.ceil(msBeforeNext / 1000)) : 0;
}

type Writer = { address: string; email: string; readerId: string | null; proven: boolean };

/** Counts what is to be written. @returns the seconds to wait, 0 where it may be done. HLP-02 */
export const countTicket = async (
  desk: Desk,
  { address, email, readerId, proven }: Writer,
): Promise<number> =>
  (await count(desk, proven ? 'fromAddress' : 'unproven', addressBlock(address))) ||
  (readerId === null ? await count(desk, 'toEmail', email) : await count(desk, 'ofReader', readerId));
