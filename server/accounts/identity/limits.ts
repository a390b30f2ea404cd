import { failure, type Result, success } from '#server/base/result.ts';
import { addressBlock } from './address-block.ts';
import { type Budget, type BudgetDeps, budgetKey, spend, type TooMany } from './budget.ts';
import { type CountedClient, clientKeyOf, keyOfDevice, type SignInTry } from './client-key.ts';
import { type CodeTryKey, resetCodeTries } from './count-action.ts';
import { type CounterDeps, countAgainstLimit, decrement, keyOf, type Limit } from './counters.ts';
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
 * Mails to one account, requested by any clients; to protect the mailbox, each further one costs more proof
 * of work.
 */
const MAILS_TO_ACCOUNT: Budget = { name: 'codes-account', points: 20, seconds: HOUR_S, step: 1 };

const networkKey = (deps: CounterDeps, address: string) => keyOf(deps, addressBlock(address));

type CountedMail = Pick<CountedTry, 'takeBack' | 'clientKey'>;

/** Counts a code that is to be mailed: by network, by account and client, and by account from all clients. */
export const countCode = (deps: BudgetDeps, attempt: SignInTry): Promise<Result<CountedMail, TooMany>> =>
  countMail(deps, LIMITS.codesFromNetwork, attempt);

/** Counts a code that is to be mailed to a signed-in reader. */
export const countDeviceCode = (
  deps: CounterDeps,
  { readerId, deviceId }: Pick<Session, 'readerId' | 'deviceId'>,
): Promise<number> => countMailOfClient(deps, { account: readerId, from: keyOfDevice(deviceId).key });

/** Counts a mail by account and client. @returns the seconds to wait, 0 if it may be sent. */
async function countMailOfClient(deps: CounterDeps, tryKey: CodeTryKey): Promise<number> {
  const wait = await countAgainstLimit(deps, LIMITS.codes, keyOf(deps, tryKey.account, tryKey.from));
  if (wait === 0) await resetCodeTries(deps, tryKey);
  return wait;
}

export const countRegistration = (
  deps: BudgetDeps,
  attempt: SignInTry,
): Promise<Result<CountedMail, TooMany>> => countMail(deps, LIMITS.registrations, attempt);

/**
 * Counts a requested mail by network, by account and client, and by account; that of a browser with which the reader
 * has signed in before only by itself.
 */
async function countMail(
  deps: BudgetDeps,
  networkLimit: Limit,
  attempt: SignInTry,
): Promise<Result<CountedMail, TooMany>> {
  const { name, client, now } = attempt;
  const clientKey = await clientKeyOf(deps, attempt);
  const { key: from, known } = clientKey;
  const network = networkKey(deps, client.address);
  const wait =
    (known ? 0 : await countAgainstLimit(deps, networkLimit, network)) ||
    (await countMailOfClient(deps, { account: name, from }));
  if (wait > 0) return failure({ wait });
  const takeBack = async () => {
    if (!known) await decrement(deps, networkLimit, network);
    await decrement(deps, LIMITS.codes, keyOf(deps, name, from));
  };
  if (known) return success({ clientKey, takeBack });
  const spent = await spend(deps, MAILS_TO_ACCOUNT, { account: name, clientKey: from, client, now });
  if (!spent.ok) {
    if ('work' in spent.error) await takeBack();
    return spent;
  }
  return success({
    clientKey,
    async takeBack() {
      await takeBack();
      await decrement(deps, MAILS_TO_ACCOUNT, budgetKey(deps, name));
    },
  });
}

/** Counts an uploaded picture. ACC-01 */
export const countAvatar = (deps: CounterDeps, readerId: string): Promise<number> =>
  countAgainstLimit(deps, LIMITS.avatars, keyOf(deps, readerId));

export const countTrialAlert = (deps: CounterDeps, readerId: string): Promise<number> =>
  countAgainstLimit(deps, LIMITS.trialAlerts, keyOf(deps, readerId));

/** Counts a purchase token that is to be checked. ACC-03 */
export const countPurchase = (deps: CounterDeps, readerId: string): Promise<number> =>
  countAgainstLimit(deps, LIMITS.purchases, keyOf(deps, readerId));

/** Counts a passkey challenge; a browser that some reader has signed in with is counted by itself. */
export async function countChallenge(
  deps: CounterDeps,
  { address, ...cookies }: Pick<CountedClient, 'address' | 'cookie' | 'browser'>,
  now: Date,
): Promise<number> {
  const browserId = await knownBrowser(deps.orm, cookies, { name: null, now });
  const key = browserId === null ? networkKey(deps, address) : keyOf(deps, `browser ${browserId}`);
  return await countAgainstLimit(deps, LIMITS.challenges, key);
}

/** Counts a vote on an answer of the FAQ. HLP-01 */
export const countFaqVote = (deps: CounterDeps, address: string): Promise<number> =>
  countAgainstLimit(deps, LIMITS.faqVotes, networkKey(deps, address));

/** Counts a consent that is to be stored. TRK-01 */
export const countConsent = (deps: CounterDeps, address: string): Promise<number> =>
  countAgainstLimit(deps, LIMITS.consents, networkKey(deps, address));

/** Counts a reported opening, page view or Web Vital. TRK-02, TRK-04 */
export const countEvent = (deps: CounterDeps, address: string): Promise<number> =>
  countAgainstLimit(deps, LIMITS.measures, networkKey(deps, address));
