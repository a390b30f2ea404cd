import { type Budget, type BudgetDesk, budgetKey, spend, type TooMany } from './budget.ts';
import {
  type CountingDesk,
  count,
  countOne,
  forget,
  giveBack,
  keyOf,
  type Limit,
  restart,
  secondsOf,
} from './counters.ts';
import type { Session } from './identity-desk.ts';
import { type Place, placeOf, placeOfDevice, placeOfNetwork, type Try } from './place-of.ts';

const MINUTE_S = 60;
const HOUR_S = 3600;

/** Wrong passwords on one account from one place before the first wait, and before each that follows. */
const TRIES = 5;
const FIRST_WAIT_S = MINUTE_S;
const LONGEST_WAIT_S = HOUR_S;

/** Failed tries on one account from everywhere that cost no work. */
const FREE_TRIES = 100;
/** With so many more a try costs the least work once more. */
const STEP = 10;

const HERE: Limit = { name: 'tries', points: TRIES, seconds: 15 * MINUTE_S };
/** How often somebody had to wait: each wait is twice the one before. */
const WAITS: Limit = { name: 'waits', points: Number.MAX_SAFE_INTEGER, seconds: 24 * HOUR_S };
const FROM_NETWORK: Limit = { name: 'tries-address', points: 100, seconds: HOUR_S };
const PASSWORDS: Budget = { name: 'tries-account', points: FREE_TRIES, seconds: HOUR_S, step: STEP };
const CODES: Budget = { name: 'code-tries-account', points: FREE_TRIES, seconds: HOUR_S, step: STEP };

/** A try that was counted before it is made, so that many at once are counted too. */
export type CountedTry = {
  /** Where it is made. */
  place: Place;
  /** It could not be made. */
  takeBack(): Promise<void>;
  /** It was right: nothing that went wrong here before counts. */
  forgive(): Promise<void>;
};

const networkKey = (desk: CountingDesk, { client }: Try) => keyOf(desk, placeOfNetwork(client).key);

/**
 * Counts a try with a password: by account and place, by network, and by account from everywhere, where it may cost work.
 * A browser that its reader is known by counts for itself alone: nothing that others do has it wait or work.
 */
export async function countTry(desk: BudgetDesk, one: Try): Promise<TooMany | CountedTry> {
  const place = await placeOf(desk, one);
  const pair = keyOf(desk, one.name, place.key);
  const wait = await countHere(desk, pair);
  if (wait > 0) return { wait };
  const own = handle(place, [() => giveBack(desk, HERE, pair)], [() => forgetHere(desk, pair)]);
  if (place.known) return own;
  const outside = await countOutside(desk, PASSWORDS, { one, place });
  if ('place' in outside) return both(own, outside);
  if ('work' in outside) await own.takeBack();
  return outside;
}

/** Counts a try with the password of whoever is signed in already. */
export async function countDeviceTry(
  desk: CountingDesk,
  { readerId, deviceId }: Pick<Session, 'readerId' | 'deviceId'>,
): Promise<{ wait: number } | CountedTry> {
  const place = placeOfDevice(deviceId);
  const pair = keyOf(desk, readerId, place.key);
  const wait = await countHere(desk, pair);
  if (wait > 0) return { wait };
  return handle(place, [() => giveBack(desk, HERE, pair)], [() => forgetHere(desk, pair)]);
}

/**
 * Counts a try with a mailed code, whose own five tries count by place as well. What goes wrong with passwords has no part
 * in it, nor the other way round.
 */
export async function countCodeTry(desk: BudgetDesk, one: Try): Promise<TooMany | CountedTry> {
  const place = await placeOf(desk, one);
  if (place.known) return handle(place, [], []);
  return await countOutside(desk, CODES, { one, place });
}

/** Counts a try at a paper's gate, whose password is everybody's: what one network tries shuts no other out. SHL-02 */
export async function countGateTry(
  desk: CountingDesk,
  one: Omit<Try, 'now'>,
): Promise<{ wait: number } | CountedTry> {
  const place = placeOfNetwork(one.client);
  const pair = keyOf(desk, one.name, place.key);
  const network = keyOf(desk, place.key);
  const wait = (await countHere(desk, pair)) || (await countOne(desk, FROM_NETWORK, network));
  if (wait > 0) return { wait };
  const fromNetwork = () => giveBack(desk, FROM_NETWORK, network);
  return handle(
    place,
    [() => giveBack(desk, HERE, pair), fromNetwork],
    [() => forgetHere(desk, pair), fromNetwork],
  );
}

/** Another password was set by whoever reads the account's mails: wrong ones before it count no more. */
export async function forgetTries(desk: CountingDesk, one: Try): Promise<void> {
  const pair = keyOf(desk, one.name, (await placeOf(desk, one)).key);
  await forget(desk, [HERE, pair], [WAITS, pair], [PASSWORDS, budgetKey(desk, one.name)]);
}

/** What is counted of those whom nobody knows. What one network is refused does not count against the account. */
async function countOutside(
  desk: BudgetDesk,
  budget: Budget,
  { one, place }: { one: Try; place: Place },
): Promise<TooMany | CountedTry> {
  const network = networkKey(desk, one);
  const wait = await countOne(desk, FROM_NETWORK, network);
  if (wait > 0) return { wait };
  const { name: account, client, now } = one;
  const fromNetwork = () => giveBack(desk, FROM_NETWORK, network);
  const costs = await spend(desk, budget, { account, place: place.key, client, now });
  if (costs === null) {
    const all = [fromNetwork, () => giveBack(desk, budget, budgetKey(desk, account))];
    return handle(place, all, all);
  }
  if ('work' in costs) await fromNetwork();
  return costs;
}

/** Waits grow with the tries, also with those that are refused. */
async function countHere(desk: CountingDesk, key: string): Promise<number> {
  const { consumedPoints, msBeforeNext } = await count(desk, HERE, key);
  if (consumedPoints <= TRIES) return 0;
  if ((consumedPoints - TRIES - 1) % TRIES !== 0) return secondsOf(msBeforeNext);
  const waits = await count(desk, WAITS, key);
  const wait = Math.min(FIRST_WAIT_S * 2 ** (waits.consumedPoints - 1), LONGEST_WAIT_S);
  await restart(desk, HERE, key, { consumed: consumedPoints, seconds: wait });
  return wait;
}

const forgetHere = (desk: CountingDesk, key: string) => forget(desk, [HERE, key], [WAITS, key]);

type Step = () => Promise<unknown>;

const handle = (place: Place, takeBack: readonly Step[], forgive: readonly Step[]): CountedTry => ({
  place,
  takeBack: () => each(takeBack),
  forgive: () => each(forgive),
});

const both = (one: CountedTry, other: CountedTry): CountedTry =>
  handle(one.place, [one.takeBack, other.takeBack], [one.forgive, other.forgive]);

async function each(steps: readonly Step[]): Promise<void> {
  for (const step of steps) await step();
}
