import { addressBlock } from './address-block.ts';
import { type Budget, type BudgetDesk, budgetKey, spend, type TooMany } from './budget.ts';
import { renewCodeTries, type TriedAt } from './code-tries.ts';
import { type CountingDesk, countOne, giveBack, keyOf, type Limit } from './counters.ts';
import type { Session } from './identity-desk.ts';
import { knownBrowser } from './known-browser.ts';
import { type Asker, placeOf, placeOfDevice, type Try } from './place-of.ts';
import type { CountedTry } from './tries.ts';

const HOUR_S = 3600;

const LIMITS = {
  /** Mails to one account that one place asks for. */
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

const networkKey = (desk: CountingDesk, address: string) => keyOf(desk, addressBlock(address));

type CountedMail = Pick<CountedTry, 'takeBack' | 'place'>;

/** Counts a code that is to be mailed: by network, by account and place, and by account from everywhere. */
export const countCode = (desk: BudgetDesk, one: Try): Promise<TooMany | CountedMail> =>
  countMail(desk, LIMITS.codesFromNetwork, one);

/** Counts a code that is to be mailed to whoever is signed in. */
export const countDeviceCode = (
  desk: CountingDesk,
  { readerId, deviceId }: Pick<Session, 'readerId' | 'deviceId'>,
): Promise<number> => countMailHere(desk, { name: readerId, place: placeOfDevice(deviceId).key });

/** Counts a mail by account and place. @returns the seconds to wait, 0 where it may be sent. */
async function countMailHere(desk: CountingDesk, at: TriedAt): Promise<number> {
  const wait = await countOne(desk, LIMITS.codes, keyOf(desk, at.name, at.place));
  if (wait === 0) await renewCodeTries(desk, at);
  return wait;
}

export const countRegistration = (desk: BudgetDesk, one: Try): Promise<TooMany | CountedMail> =>
  countMail(desk, LIMITS.registrations, one);

/** A browser that its reader is known by counts for itself alone. */
async function countMail(desk: BudgetDesk, fromNetwork: Limit, one: Try): Promise<TooMany | CountedMail> {
  const { name, client, now } = one;
  const asked = await placeOf(desk, one);
  const { key: place, known } = asked;
  const network = networkKey(desk, client.address);
  const wait =
    (known ? 0 : await countOne(desk, fromNetwork, network)) || (await countMailHere(desk, { name, place }));
  if (wait > 0) return { wait };
  const takeBack = async () => {
    if (!known) await giveBack(desk, fromNetwork, network);
    await giveBack(desk, LIMITS.codes, keyOf(desk, name, place));
  };
  if (known) return { place: asked, takeBack };
  const costs = await spend(desk, MAILS, { account: name, place, client, now });
  if (costs && 'work' in costs) await takeBack();
  if (costs) return costs;
  return {
    place: asked,
    async takeBack() {
      await takeBack();
      await giveBack(desk, MAILS, budgetKey(desk, name));
    },
  };
}

/** Counts a picture that is to be read. ACC-01 */
export const countAvatar = (desk: CountingDesk, readerId: string): Promise<number> =>
  countOne(desk, LIMITS.avatars, keyOf(desk, readerId));

export const countTrialAlert = (desk: CountingDesk, readerId: string): Promise<number> =>
  countOne(desk, LIMITS.trialAlerts, keyOf(desk, readerId));

/** Counts a purchase token that is to be asked for. ACC-03 */
export const countPurchase = (desk: CountingDesk, readerId: string): Promise<number> =>
  countOne(desk, LIMITS.purchases, keyOf(desk, readerId));

/** Counts a challenge of a passkey; a browser that some reader is known by counts for itself. */
export async function countChallenge(
  desk: CountingDesk,
  { address, ...browser }: Pick<Asker, 'address' | 'cookie' | 'browser'>,
): Promise<number> {
  const known = await knownBrowser(desk.orm, browser, null);
  const key = known === null ? networkKey(desk, address) : keyOf(desk, `browser ${known}`);
  return await countOne(desk, LIMITS.challenges, key);
}

/** Counts a word on an answer of the FAQ. HLP-01 */
export const countFaqVote = (desk: CountingDesk, address: string): Promise<number> =>
  countOne(desk, LIMITS.faqVotes, networkKey(desk, address));

/** Counts an answer about privacy that is to be kept. TRK-01 */
export const countConsent = (desk: CountingDesk, address: string): Promise<number> =>
  countOne(desk, LIMITS.consents, networkKey(desk, address));

/** Counts an opening, a view or a speed that is told of. TRK-02, TRK-04 */
export const countTold = (desk: CountingDesk, address: string): Promise<number> =>
  countOne(desk, LIMITS.measures, networkKey(desk, address));
