import { createHmac } from 'node:crypto';
import { forgetOldLimits, tableLimiter } from '../db/rate-limits.ts';
import { addressBlock } from './address-block.ts';
import type { Client, IdentityDesk } from './identity-desk.ts';
import { isBrowserOf } from './known-browser.ts';

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
  /** For one account from one address: a stranger's leave some to its reader. */
  codes: { name: 'codes', points: 5, seconds: HOUR_S },
  codesOfAccount: { name: 'codes-account', points: 20, seconds: HOUR_S },
  codesFromAddress: { name: 'codes-address', points: 30, seconds: HOUR_S },
  /** What a browser that its reader is known by may still do once an account is closed to strangers. */
  knownBrowser: { name: 'known-browser', points: 20, seconds: HOUR_S },
  registrations: { name: 'registrations', points: 10, seconds: HOUR_S },
  /** Pictures are costly to read. */
  avatars: { name: 'avatars', points: 30, seconds: HOUR_S },
  /** Each wakes a device. */
  trialAlerts: { name: 'trial-alerts', points: 10, seconds: HOUR_S },
  /** Each is asked of Google. */
  purchases: { name: 'purchases', points: 10, seconds: HOUR_S },
  /** Every sign-in screen asks for a challenge. */
  challenges: { name: 'challenges', points: 240, seconds: HOUR_S },
  /** More than anybody reads in an hour, of all who read behind one address. */
  faqVotes: { name: 'faq-votes', points: 120, seconds: HOUR_S },
  /** Each is a row for two years; who reads behind one address may be a whole company. */
  consents: { name: 'consents', points: 600, seconds: HOUR_S },
  /** Some hundred readers at one address, each with a page a minute and what is measured of it. */
  measures: { name: 'measures', points: 12_000, seconds: HOUR_S },
} as const;

type Limit = keyof typeof LIMITS;

const limiterOf = ({ orm }: Desk, limit: Limit) => tableLimiter(orm, LIMITS[limit]);

/** The table holds neither e-mails nor addresses. */
const keyOf = ({ secret }: Desk, ...parts: string[]) =>
  createHmac('sha256', secret).update(parts.join('\n')).digest('base64url');

const secondsOf = (ms: number) => Math.max(1, Math.ceil(ms / 1000));

/** Counts one more; with each counter that is new, some that are over go. */
async function count(desk: Desk, limit: Limit, key: string) {
  const counted = await limiterOf(desk, limit).penalty(key);
  if (counted.consumedPoints === 1) await forgetOldLimits(desk.orm);
  return counted;
}

/** @returns the seconds to wait, 0 where it may be done. */
async function countOne(desk: Desk, limit: Limit, key: string): Promise<number> {
  const { consumedPoints, msBeforeNext } = await count(desk, limit, key);
  return consumedPoints > LIMITS[limit].points ? secondsOf(msBeforeNext) : 0;
}

const giveBack = (desk: Desk, limit: Limit, key: string) => limiterOf(desk, limit).reward(key);

type Asker = Pick<Client, 'address' | 'cookie'>;

/**
 * Who tries to sign in, or asks for a code: `name` is the e-mail or user name as it was typed and folded, whether or not
 * it has an account. Each name has counters of its own: that two share theirs would tell whose they are.
 */
export type Try = { name: string; client: Asker };

const accountKey = (desk: Desk, { name }: Try) => keyOf(desk, name);
const addressKey = (desk: Desk, address: string) => keyOf(desk, addressBlock(address));
const pairKey = (desk: Desk, { name, client }: Try) => keyOf(desk, name, addressBlock(client.address));

/** What anybody may use up does not shut out a browser that the reader was signed in with. */
async function countOfAccount(desk: Desk, limit: Limit, one: Try): Promise<number> {
  const wait = await countOne(desk, limit, accountKey(desk, one));
  const { cookie } = one.client;
  if (wait === 0 || cookie === null || !(await isBrowserOf(desk.orm, cookie, one.name))) return wait;
  return await countOne(desk, 'knownBrowser', keyOf(desk, cookie));
}

/**
 * Counts a try with a password before it is made, so that many at once are counted too; `forgiveTry` takes a right one
 * back. What one address is refused does not count against the account.
 * @returns the seconds to wait, 0 where it may be made.
 */
export async function countTry(desk: Desk, one: Try): Promise<number> {
  return (
    (await countForPair(desk, pairKey(desk, one))) ||
    (await countFromAddress(desk, one.client.address)) ||
    (await countOfAccount(desk, 'triesOfAccount', one))
  );
}

/** Counts a try at a paper's gate, whose password is everybody's: what one address tries shuts no other out. SHL-02 */
export const countGateTry = async (desk: Desk, one: Try): Promise<number> =>
  (await countForPair(desk, pairKey(desk, one))) || (await countFromAddress(desk, one.client.address));

export async function takeGateTryBack(desk: Desk, one: Try): Promise<void> {
  await giveBack(desk, 'tries', pairKey(desk, one));
  await forgiveFromAddress(desk, one.client.address);
}

export async function forgiveGateTry(desk: Desk, one: Try): Promise<void> {
  await forgetPair(desk, one);
  await forgiveFromAddress(desk, one.client.address);
}

/** Waits grow with the tries, also with those that are refused. */
async function countForPair(desk: Desk, key: string): Promise<number> {
  const { consumedPoints, msBeforeNext } = await count(desk, 'tries', key);
  if (consumedPoints <= TRIES) return 0;
  if ((consumedPoints - TRIES - 1) % TRIES !== 0) return secondsOf(msBeforeNext);
  const waits = await count(desk, 'waits', key);
  const wait = Math.min(FIRST_WAIT_S * 2 ** (waits.consumedPoints - 1), LONGEST_WAIT_S);
  await limiterOf(desk, 'tries').set(key, consumedPoints, wait);
  return wait;
}

/** A try that was counted and could not be made. */
export async function takeTryBack(desk: Desk, one: Try): Promise<void> {
  await giveBack(desk, 'tries', pairKey(desk, one));
  await giveBackToBoth(desk, one);
}

/** A right password: nothing of what went wrong before counts against this reader at this address. */
export async function forgiveTry(desk: Desk, one: Try): Promise<void> {
  await forgetPair(desk, one);
  await giveBackToBoth(desk, one);
}

/** Another password was set by whoever reads the account's mails: wrong ones before it count no more. */
export async function forgetTries(desk: Desk, one: Try): Promise<void> {
  await forgetPair(desk, one);
  await limiterOf(desk, 'triesOfAccount').delete(accountKey(desk, one));
}

async function forgetPair(desk: Desk, one: Try): Promise<void> {
  const key = pairKey(desk, one);
  await limiterOf(desk, 'tries').delete(key);
  await limiterOf(desk, 'waits').delete(key);
}

async function giveBackToBoth(desk: Desk, one: Try): Promise<void> {
  await giveBack(desk, 'triesOfAccount', accountKey(desk, one));
  await forgiveFromAddress(desk, one.client.address);
}

/** Counts a try with a mailed code or a passkey, which have limits of their own besides. */
export const countFromAddress = (desk: Desk, address: string): Promise<number> =>
  countOne(desk, 'triesFromAddress', addressKey(desk, address));

export async function forgiveFromAddress(desk: Desk, address: string): Promise<void> {
  await giveBack(desk, 'triesFromAddress', addressKey(desk, address));
}

/** Counts a code that is to be mailed. */
export const countCode = (desk: Desk, one: Try): Promise<number> => countMail(desk, 'codesFromAddress', one);

export const countRegistration = (desk: Desk, one: Try): Promise<number> =>
  countMail(desk, 'registrations', one);

async function countMail(desk: Desk, fromAddress: Limit, one: Try): Promise<number> {
  return (
    (await countOne(desk, fromAddress, addressKey(desk, one.client.address))) ||
    (await countOne(desk, 'codes', pairKey(desk, one))) ||
    (await countOfAccount(desk, 'codesOfAccount', one))
  );
}

/** A registration that was counted and could not be made. */
export async function takeRegistrationBack(desk: Desk, one: Try): Promise<void> {
  await giveBack(desk, 'registrations', addressKey(desk, one.client.address));
  await giveBack(desk, 'codes', pairKey(desk, one));
  await giveBack(desk, 'codesOfAccount', accountKey(desk, one));
}

/** Counts a picture that is to be read. ACC-01 */
export const countAvatar = (desk: Desk, readerId: string): Promise<number> =>
  countOne(desk, 'avatars', keyOf(desk, readerId));

export const countTrialAlert = (desk: Desk, readerId: string): Promise<number> =>
  countOne(desk, 'trialAlerts', keyOf(desk, readerId));

/** Counts a purchase token that is to be asked for. ACC-03 */
export const countPurchase = (desk: Desk, readerId: string): Promise<number> =>
  countOne(desk, 'purchases', keyOf(desk, readerId));

export const countChallenge = (desk: Desk, address: string): Promise<number> =>
  countOne(desk, 'challenges', addressKey(desk, address));

/** Counts a word on an answer of the FAQ. HLP-01 */
export const countFaqVote = (desk: Desk, address: string): Promise<number> =>
  countOne(desk, 'faqVotes', addressKey(desk, address));

/** Counts an answer about privacy that is to be kept. TRK-01 */
export const countConsent = (desk: Desk, address: string): Promise<number> =>
  countOne(desk, 'consents', addressKey(desk, address));

/** Counts an opening, a view or a speed that is told of. TRK-02, TRK-04 */
export const countTold = (desk: Desk, address: string): Promise<number> =>
  countOne(desk, 'measures', addressKey(desk, address));
