import { createHmac } from 'node:crypto';
import type { RateLimiterDrizzle } from 'rate-limiter-flexible';
import { forgetOldLimits, tableLimiter } from '../db/rate-limits.ts';
import { addressBlock } from './address-block.ts';
import type { IdentityDesk } from './identity-desk.ts';

type Desk = Pick<IdentityDesk, 'orm' | 'secret'>;

const MINUTE_S = 60;
const HOUR_S = 3600;

/** Wrong tries on one account from one address before the first wait, and before each that follows. */
const TRIES = 5;
const FIRST_WAIT_S = MINUTE_S;
const LONGEST_WAIT_S = HOUR_S;

const LIMITS = {
  tries: { name: 'tries', points: TRIES, seconds: 15 * MINUTE_S },
  /** How often somebody had to wait: each wait is twice the one before. */
  waits: { name: 'waits', points: Number.MAX_SAFE_INTEGER, seconds: 24 * HOUR_S },
  triesOfAccount: { name: 'tries-account', points: 20, seconds: HOUR_S },
  triesFromAddress: { name: 'tries-address', points: 100, seconds: HOUR_S },
  codesOfAccount: { name: 'codes-account', points: 5, seconds: HOUR_S },
  codesFromAddress: { name: 'codes-address', points: 30, seconds: HOUR_S },
  registrations: { name: 'registrations', points: 10, seconds: HOUR_S },
  /** Every sign-in screen asks for a challenge. */
  challenges: { name: 'challenges', points: 240, seconds: HOUR_S },
} as const;

type Limit = keyof typeof LIMITS;

const limiterOf = ({ orm }: Desk, limit: Limit) => tableLimiter(orm, LIMITS[limit]);

/** The table holds neither e-mails nor addresses. */
const keyOf = ({ secret }: Desk, ...parts: string[]) =>
  createHmac('sha256', secret).update(parts.join('\n')).digest('base64url');

const secondsOf = (ms: number) => Math.max(1, Math.ceil(ms / 1000));

/** Counts one more. @returns the seconds to wait, 0 where it may be done. */
async function countOne(desk: Desk, limit: Limit, key: string): Promise<number> {
  const { consumedPoints, msBeforeNext } = await limiterOf(desk, limit).penalty(key);
  return consumedPoints > LIMITS[limit].points ? secondsOf(msBeforeNext) : 0;
}

/** Who tries to sign in: `name` as it was typed and folded, whether or not it has an account. */
export type Try = { name: string; address: string };

const pairKey = (desk: Desk, { name, address }: Try) => keyOf(desk, name, addressBlock(address));

/**
 * Counts a try with a password before it is made, so that many at once are counted too; `forgiveTry` takes a right one
 * back. What one address is refused does not count against the account.
 * @returns the seconds to wait, 0 where it may be made.
 */
export async function countTry(desk: Desk, one: Try): Promise<number> {
  return (
    (await countForPair(desk, pairKey(desk, one))) ||
    (await countFromAddress(desk, one.address)) ||
    (await countOne(desk, 'triesOfAccount', keyOf(desk, one.name)))
  );
}

/** Waits grow with the tries, also with those that are refused. */
async function countForPair(desk: Desk, key: string): Promise<number> {
  const tries = limiterOf(desk, 'tries');
  const { consumedPoints, msBeforeNext } = await tries.penalty(key);
  if (consumedPoints <= TRIES) return 0;
  if ((consumedPoints - TRIES - 1) % TRIES !== 0) return secondsOf(msBeforeNext);
  await forgetOldLimits(desk.orm);
  const waits = await limiterOf(desk, 'waits').penalty(key);
  const wait = Math.min(FIRST_WAIT_S * 2 ** (waits.consumedPoints - 1), LONGEST_WAIT_S);
  await tries.set(key, consumedPoints, wait);
  return wait;
}

/** A right password: nothing of what went wrong before counts against this reader at this address. */
export async function forgiveTry(desk: Desk, one: Try): Promise<void> {
  const key = pairKey(desk, one);
  await limiterOf(desk, 'tries').delete(key);
  await limiterOf(desk, 'waits').delete(key);
  await giveBack(limiterOf(desk, 'triesOfAccount'), keyOf(desk, one.name));
  await forgiveFromAddress(desk, one.address);
}

const giveBack = (limiter: RateLimiterDrizzle, key: string) => limiter.reward(key);

/** Counts a try with a mailed code or a passkey, which have limits of their own besides. */
export const countFromAddress = (desk: Desk, address: string): Promise<number> =>
  countOne(desk, 'triesFromAddress', keyOf(desk, addressBlock(address)));

export async function forgiveFromAddress(desk: Desk, address: string): Promise<void> {
  await giveBack(limiterOf(desk, 'triesFromAddress'), keyOf(desk, addressBlock(address)));
}

/** Counts a code that is to be mailed. */
export async function countCode(desk: Desk, email: string, address: string): Promise<number> {
  return (
    (await countOne(desk, 'codesFromAddress', keyOf(desk, addressBlock(address)))) ||
    (await countOne(desk, 'codesOfAccount', keyOf(desk, email)))
  );
}

export async function countRegistration(desk: Desk, email: string, address: string): Promise<number> {
  return (
    (await countOne(desk, 'registrations', keyOf(desk, addressBlock(address)))) ||
    (await countOne(desk, 'codesOfAccount', keyOf(desk, email)))
  );
}

export const countChallenge = (desk: Desk, address: string): Promise<number> =>
  countOne(desk, 'challenges', keyOf(desk, addressBlock(address)));
