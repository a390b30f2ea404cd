import { failure, type Result, success } from '#server/base/result.ts';
import { addressBlock } from './address-block.ts';
import { type Budget, type BudgetDeps, budgetKey, spend, type TooMany } from './budget.ts';
import { clientKeyOf, keyOfDevice, type Requester, type SignInTry } from './client-key.ts';
import { renewCodeTries, type TriedAt } from './count-action.ts';
import { type CounterDeps, countOne, giveBack, keyOf, type Limit } from './counters.ts';
import type { Session } from './identity-service.ts';
import { knownBrowser } from './known-browser.ts';
import type { CountedTry } from './tries.ts';

const HOUR_S = 3600;

const LIMITS = {
  /** Mails to one account that one client may request. */
  codes: { name: 'codes', points: 5, seconds: HOUR_S },
  codesFromNetwork: { name: 'codes-address', points: 30, seconds: HOUR_S },
  registrations: { name: 'registrations', points: 10, seconds: HOUR_S },
  /** Decoding pictures is costly. */
  avatars: { name: 'avatars', points: 30, seconds: HOUR_S },
  /** Each trial alert wakes a device. */
  trialAlerts: { name: 'trial-alerts', points: 10, seconds: HOUR_S },
  /** Each purchase token is checked with Google. */
  purchases: { name: 'purchases', points: 10, seconds: HOUR_S },
  /** Every sign-in screen requests a challenge. */
  challenges: { name: 'challenges', points: 240, seconds: HOUR_S },
  /** More votes than all readers behind one IP address cast in an hour. */
  faqVotes: { name: 'faq-votes', points: 120, seconds: HOUR_S },
  /** Each consent is a row stored for two years; a whole company may share one IP address. */
  consents: { name: 'consents', points: 600, seconds: HOUR_S },
  /** Some hundred readers behind one IP address, each with one page a minute and its measurements. */
  measures: { name: 'measures', points: 12_000, seconds: HOUR_S },
} as const satisfies Record<string, Limit>;

/**
 * Mails to one account, requested by any clients; to protect the mailbox, each further one costs the least work once
 * more.
 */
const MAILS: Budget = { name: 'codes-account', points: 20, seconds: HOUR_S, step: 1 };

const networkKey = (deps: CounterDeps, address: string) => keyOf(deps, addressBlock(address));

type CountedMail = Pick<CountedTry, 'takeBack' | 'clientKey'>;

/** Counts a code that is to be mailed: by network, by account and client, and by account from all clients. */
export const countCode = (deps: BudgetDeps, one: SignInTry): Promise<Result<CountedMail, TooMany>> =>
  countMail(deps, LIMITS.codesFromNetwork, one);

/** Counts a code that is to be mailed to a signed-in reader. */
export const countDeviceCode = (
  deps: CounterDeps,
  { readerId, deviceId }: Pick<Session, 'readerId' | 'deviceId'>,
): Promise<number> => countMailHere(deps, { name: readerId, from: keyOfDevice(deviceId).key });

/** Counts a mail by account and client. @returns the seconds to wait, 0 if it may be sent. */
async function countMailHere(deps: CounterDeps, at: TriedAt): Promise<number> {
  const wait = await countOne(deps, LIMITS.codes, keyOf(deps, at.name, at.from));
  if (wait === 0) await renewCodeTries(deps, at);
  return wait;
}

export const countRegistration = (deps: BudgetDeps, one: SignInTry): Promise<Result<CountedMail, TooMany>> =>
  countMail(deps, LIMITS.registrations, one);

/** A browser that the reader has signed in with is counted only by itself. */
async function countMail(
  deps: BudgetDeps,
  fromNetwork: Limit,
  one: SignInTry,
): Promise<Result<CountedMail, TooMany>> {
  const { name, client, now } = one;
  const asked = await clientKeyOf(deps, one);
  const { key: from, known } = asked;
  const network = networkKey(deps, client.address);
  const wait =
    (known ? 0 : await countOne(deps, fromNetwork, network)) || (await countMailHere(deps, { name, from }));
  if (wait > 0) return failure({ wait });
  const takeBack = async () => {
    if (!known) await giveBack(deps, fromNetwork, network);
    await giveBack(deps, LIMITS.codes, keyOf(deps, name, from));
  };
  if (known) return success({ clientKey: asked, takeBack });
  const spent = await spend(deps, MAILS, { account: name, from, client, now });
  if (!spent.ok) {
    if ('work' in spent.error) await takeBack();
    return spent;
  }
  return success({
    clientKey: asked,
    async takeBack() {
      await takeBack();
      await giveBack(deps, MAILS, budgetKey(deps, name));
    },
  });
}

/** Counts an uploaded picture. ACC-01 */
export const countAvatar = (deps: CounterDeps, readerId: string): Promise<number> =>
  countOne(deps, LIMITS.avatars, keyOf(deps, readerId));

export const countTrialAlert = (deps: CounterDeps, readerId: string): Promise<number> =>
  countOne(deps, LIMITS.trialAlerts, keyOf(deps, readerId));

/** Counts a purchase token that is to be checked. ACC-03 */
export const countPurchase = (deps: CounterDeps, readerId: string): Promise<number> =>
  countOne(deps, LIMITS.purchases, keyOf(deps, readerId));

/** Counts a passkey challenge; a browser that some reader has signed in with is counted by itself. */
export async function countChallenge(
  deps: CounterDeps,
  { address, ...browser }: Pick<Requester, 'address' | 'cookie' | 'browser'>,
): Promise<number> {
  const known = await knownBrowser(deps.orm, browser, null);
  const key = known === null ? networkKey(deps, address) : keyOf(deps, `browser ${known}`);
  return await countOne(deps, LIMITS.challenges, key);
}

/** Counts a vote on an answer of the FAQ. HLP-01 */
export const countFaqVote = (deps: CounterDeps, address: string): Promise<number> =>
  countOne(deps, LIMITS.faqVotes, networkKey(deps, address));

/** Counts a consent that is to be stored. TRK-01 */
export const countConsent = (deps: CounterDeps, address: string): Promise<number> =>
  countOne(deps, LIMITS.consents, networkKey(deps, address));

/** Counts a reported opening, page view or Web Vital. TRK-02, TRK-04 */
export const countEvent = (deps: CounterDeps, address: string): Promise<number> =>
  countOne(deps, LIMITS.measures, networkKey(deps, address));
