import { failure, type Result, success } from '#server/base/result.ts';
import { addressBlock } from './address-block.ts';
import { type Budget, type BudgetDeps, budgetKey, spend, type TooMany } from './budget.ts';
import { clientKeyOf, keyOfDevice, type Requester, type Try } from './client-key.ts';
import { renewCodeTries, type TriedAt } from './count-action.ts';
import { type CounterDeps, countOne, giveBack, keyOf, type Limit } from './counters.ts';
import type { Session } from './identity-service.ts';
import { knownBrowser } from './known-browser.ts';
import type { CountedTry } from './tries.ts';

const HOUR_S = 3600;

const LIMITS = {
  /** Mails to one account that one client asks for. */
  codes: { name: 'codes', points: 5, seconds: HOUR_S },
  codesFromNetwork: { name: 'codes-address', points: 30, seconds: HOUR_S },
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
} as const satisfies Record<string, Limit>;

/** Mails to one account that everywhere asks for; each more costs the least work once more, for the mailbox's sake. */
const MAILS: Budget = { name: 'codes-account', points: 20, seconds: HOUR_S, step: 1 };

const networkKey = (deps: CounterDeps, address: string) => keyOf(deps, addressBlock(address));

type CountedMail = Pick<CountedTry, 'takeBack' | 'clientKey'>;

/** Counts a code that is to be mailed: by network, by account and client, and by account from everywhere. */
export const countCode = (deps: BudgetDeps, one: Try): Promise<Result<CountedMail, TooMany>> =>
  countMail(deps, LIMITS.codesFromNetwork, one);

/** Counts a code that is to be mailed to whoever is signed in. */
export const countDeviceCode = (
  deps: CounterDeps,
  { readerId, deviceId }: Pick<Session, 'readerId' | 'deviceId'>,
): Promise<number> => countMailHere(deps, { name: readerId, from: keyOfDevice(deviceId).key });

/** Counts a mail by account and client. @returns the seconds to wait, 0 where it may be sent. */
async function countMailHere(deps: CounterDeps, at: TriedAt): Promise<number> {
  const wait = await countOne(deps, LIMITS.codes, keyOf(deps, at.name, at.from));
  if (wait === 0) await renewCodeTries(deps, at);
  return wait;
}

export const countRegistration = (deps: BudgetDeps, one: Try): Promise<Result<CountedMail, TooMany>> =>
  countMail(deps, LIMITS.registrations, one);

/** A browser that its reader is known by counts for itself alone. */
async function countMail(
  deps: BudgetDeps,
  fromNetwork: Limit,
  one: Try,
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
  const costs = await spend(deps, MAILS, { account: name, from, client, now });
  if (costs && 'work' in costs) await takeBack();
  if (costs) return failure(costs);
  return success({
    clientKey: asked,
    async takeBack() {
      await takeBack();
      await giveBack(deps, MAILS, budgetKey(deps, name));
    },
  });
}

/** Counts a picture that is to be read. ACC-01 */
export const countAvatar = (deps: CounterDeps, readerId: string): Promise<number> =>
  countOne(deps, LIMITS.avatars, keyOf(deps, readerId));

export const countTrialAlert = (deps: CounterDeps, readerId: string): Promise<number> =>
  countOne(deps, LIMITS.trialAlerts, keyOf(deps, readerId));

/** Counts a purchase token that is to be asked for. ACC-03 */
export const countPurchase = (deps: CounterDeps, readerId: string): Promise<number> =>
  countOne(deps, LIMITS.purchases, keyOf(deps, readerId));

/** Counts a challenge of a passkey; a browser that some reader is known by counts for itself. */
export async function countChallenge(
  deps: CounterDeps,
  { address, ...browser }: Pick<Requester, 'address' | 'cookie' | 'browser'>,
): Promise<number> {
  const known = await knownBrowser(deps.orm, browser, null);
  const key = known === null ? networkKey(deps, address) : keyOf(deps, `browser ${known}`);
  return await countOne(deps, LIMITS.challenges, key);
}

/** Counts a word on an answer of the FAQ. HLP-01 */
export const countFaqVote = (deps: CounterDeps, address: string): Promise<number> =>
  countOne(deps, LIMITS.faqVotes, networkKey(deps, address));

/** Counts an answer about privacy that is to be kept. TRK-01 */
export const countConsent = (deps: CounterDeps, address: string): Promise<number> =>
  countOne(deps, LIMITS.consents, networkKey(deps, address));

/** Counts an opening, a view or a speed that is told of. TRK-02, TRK-04 */
export const countEvent = (deps: CounterDeps, address: string): Promise<number> =>
  countOne(deps, LIMITS.measures, networkKey(deps, address));
