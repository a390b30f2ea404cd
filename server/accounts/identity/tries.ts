import { failure, type Result, success } from '#server/base/result.ts';
import { type Budget, type BudgetDeps, budgetKey, spend, type TooMany } from './budget.ts';
import { type ClientKey, clientKeyOf, keyOfDevice, keyOfNetwork, type Try } from './client-key.ts';
import {
  type CounterDeps,
  count,
  countOne,
  forget,
  giveBack,
  keyOf,
  type Limit,
  restart,
  secondsOf,
} from './counters.ts';
import type { Session } from './identity-service.ts';

const MINUTE_S = 60;
const HOUR_S = 3600;

/** Wrong passwords on one account from one client before the first wait, and before each that follows. */
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
  clientKey: ClientKey;
  /** It could not be made. */
  takeBack(): Promise<void>;
  /** It was right: nothing that went wrong here before counts. */
  forgive(): Promise<void>;
};

const networkKey = (deps: CounterDeps, { client }: Try) => keyOf(deps, keyOfNetwork(client).key);

/**
 * Counts a try with a password: by account and client, by network, and by account from everywhere, where it may cost work.
 * A browser that its reader is known by counts for itself alone: nothing that others do has it wait or work.
 */
export async function countTry(deps: BudgetDeps, one: Try): Promise<Result<CountedTry, TooMany>> {
  const clientKey = await clientKeyOf(deps, one);
  const pair = keyOf(deps, one.name, clientKey.key);
  const wait = await countHere(deps, pair);
  if (wait > 0) return failure({ wait });
  const own = handle(clientKey, [() => giveBack(deps, HERE, pair)], [() => forgetHere(deps, pair)]);
  if (clientKey.known) return success(own);
  const outside = await countOutside(deps, PASSWORDS, { one, clientKey });
  if (outside.ok) return success(both(own, outside.value));
  if ('work' in outside.error) await own.takeBack();
  return outside;
}

/** Counts a try with the password of whoever is signed in already. */
export async function countDeviceTry(
  deps: CounterDeps,
  { readerId, deviceId }: Pick<Session, 'readerId' | 'deviceId'>,
): Promise<Result<CountedTry, { wait: number }>> {
  const clientKey = keyOfDevice(deviceId);
  const pair = keyOf(deps, readerId, clientKey.key);
  const wait = await countHere(deps, pair);
  if (wait > 0) return failure({ wait });
  return success(handle(clientKey, [() => giveBack(deps, HERE, pair)], [() => forgetHere(deps, pair)]));
}

/**
 * Counts a try with a mailed code, whose own five tries count by client as well. What goes wrong with passwords has no part
 * in it, nor the other way round.
 */
export async function countCodeTry(deps: BudgetDeps, one: Try): Promise<Result<CountedTry, TooMany>> {
  const clientKey = await clientKeyOf(deps, one);
  if (clientKey.known) return success(handle(clientKey, [], []));
  return await countOutside(deps, CODES, { one, clientKey });
}

/** Counts a try at a paper's gate, whose password is everybody's: what one network tries shuts no other out. SHL-02 */
export async function countGateTry(
  deps: CounterDeps,
  one: Omit<Try, 'now'>,
): Promise<Result<CountedTry, { wait: number }>> {
  const clientKey = keyOfNetwork(one.client);
  const pair = keyOf(deps, one.name, clientKey.key);
  const network = keyOf(deps, clientKey.key);
  const wait = (await countHere(deps, pair)) || (await countOne(deps, FROM_NETWORK, network));
  if (wait > 0) return failure({ wait });
  const fromNetwork = () => giveBack(deps, FROM_NETWORK, network);
  const takeBack = [() => giveBack(deps, HERE, pair), fromNetwork];
  return success(handle(clientKey, takeBack, [() => forgetHere(deps, pair), fromNetwork]));
}

/** Another password was set by whoever reads the account's mails: wrong ones before it count no more. */
export async function forgetTries(deps: CounterDeps, one: Try): Promise<void> {
  const pair = keyOf(deps, one.name, (await clientKeyOf(deps, one)).key);
  await forget(deps, [HERE, pair], [WAITS, pair], [PASSWORDS, budgetKey(deps, one.name)]);
}

/** What is counted of those whom nobody knows. What one network is refused does not count against the account. */
async function countOutside(
  deps: BudgetDeps,
  budget: Budget,
  { one, clientKey }: { one: Try; clientKey: ClientKey },
): Promise<Result<CountedTry, TooMany>> {
  const network = networkKey(deps, one);
  const wait = await countOne(deps, FROM_NETWORK, network);
  if (wait > 0) return failure({ wait });
  const { name: account, client, now } = one;
  const fromNetwork = () => giveBack(deps, FROM_NETWORK, network);
  const costs = await spend(deps, budget, { account, from: clientKey.key, client, now });
  if (costs === null) {
    const all = [fromNetwork, () => giveBack(deps, budget, budgetKey(deps, account))];
    return success(handle(clientKey, all, all));
  }
  if ('work' in costs) await fromNetwork();
  return failure(costs);
}

/** Waits grow with the tries, also with those that are refused. */
async function countHere(deps: CounterDeps, key: string): Promise<number> {
  const { consumedPoints, msBeforeNext } = await count(deps, HERE, key);
  if (consumedPoints <= TRIES) return 0;
  if ((consumedPoints - TRIES - 1) % TRIES !== 0) return secondsOf(msBeforeNext);
  const waits = await count(deps, WAITS, key);
  const wait = Math.min(FIRST_WAIT_S * 2 ** (waits.consumedPoints - 1), LONGEST_WAIT_S);
  await restart(deps, HERE, key, { consumed: consumedPoints, seconds: wait });
  return wait;
}

const forgetHere = (deps: CounterDeps, key: string) => forget(deps, [HERE, key], [WAITS, key]);

type Step = () => Promise<unknown>;

const handle = (clientKey: ClientKey, takeBack: readonly Step[], forgive: readonly Step[]): CountedTry => ({
  clientKey,
  takeBack: () => each(takeBack),
  forgive: () => each(forgive),
});

const both = (one: CountedTry, other: CountedTry): CountedTry =>
  handle(one.clientKey, [one.takeBack, other.takeBack], [one.forgive, other.forgive]);

async function each(steps: readonly Step[]): Promise<void> {
  for (const step of steps) await step();
}
