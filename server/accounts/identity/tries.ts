import { failure, type Result, success } from '#server/base/result.ts';
import { type Budget, type BudgetDeps, budgetKey, spend, type TooMany } from './budget.ts';
import { type ClientKey, clientKeyOf, keyOfDevice, keyOfNetwork, type SignInTry } from './client-key.ts';
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

/** Wrong passwords on one account from one client before the first wait, and between later waits. */
const TRIES = 5;
const FIRST_WAIT_S = MINUTE_S;
const LONGEST_WAIT_S = HOUR_S;

/** Failed tries on one account, from all clients together, that cost no proof of work. */
const FREE_TRIES = 100;
/** After this number of further tries the price rises by the least work once more. */
const STEP = 10;

const CLIENT_TRIES: Limit = { name: 'tries', points: TRIES, seconds: 15 * MINUTE_S };
/** Number of waits so far: each wait is twice as long as the one before. */
const WAITS: Limit = { name: 'waits', points: Number.MAX_SAFE_INTEGER, seconds: 24 * HOUR_S };
const NETWORK_TRIES: Limit = { name: 'tries-address', points: 100, seconds: HOUR_S };
const PASSWORDS: Budget = { name: 'tries-account', points: FREE_TRIES, seconds: HOUR_S, step: STEP };
const CODES: Budget = { name: 'code-tries-account', points: FREE_TRIES, seconds: HOUR_S, step: STEP };

/** A try that is counted before it is made, so that concurrent tries are counted too. */
export type CountedTry = {
  /** Key of the client that makes the try. */
  clientKey: ClientKey;
  /** Takes the try back, if it could not be made. */
  takeBack(): Promise<void>;
  /** Resets the client's counts after a right try. */
  forgive(): Promise<void>;
};

const networkKey = (deps: CounterDeps, { client }: SignInTry) => keyOf(deps, keyOfNetwork(client).key);

/**
 * Counts a try with a password: by account and client, by network, and by account from all clients, where it may cost
 * work. A browser that the reader has signed in with is counted only by itself, so that tries of others do not make it
 * wait or work.
 */
export async function countTry(deps: BudgetDeps, one: SignInTry): Promise<Result<CountedTry, TooMany>> {
  const clientKey = await clientKeyOf(deps, one);
  const pair = keyOf(deps, one.name, clientKey.key);
  const wait = await countHere(deps, pair);
  if (wait > 0) return failure({ wait });
  const own = handle(clientKey, [() => giveBack(deps, CLIENT_TRIES, pair)], [() => forgetHere(deps, pair)]);
  if (clientKey.known) return success(own);
  const outside = await countUnknownClient(deps, PASSWORDS, { one, clientKey });
  if (outside.ok) return success(both(own, outside.value));
  if ('work' in outside.error) await own.takeBack();
  return outside;
}

/** Counts a try with the password of a reader who is already signed in. */
export async function countDeviceTry(
  deps: CounterDeps,
  { readerId, deviceId }: Pick<Session, 'readerId' | 'deviceId'>,
): Promise<Result<CountedTry, { wait: number }>> {
  const clientKey = keyOfDevice(deviceId);
  const pair = keyOf(deps, readerId, clientKey.key);
  const wait = await countHere(deps, pair);
  if (wait > 0) return failure({ wait });
  return success(
    handle(clientKey, [() => giveBack(deps, CLIENT_TRIES, pair)], [() => forgetHere(deps, pair)]),
  );
}

/**
 * Counts a try with a mailed code, whose own five tries are counted by client as well. Tries with passwords and with
 * codes are counted separately.
 */
export async function countCodeTry(deps: BudgetDeps, one: SignInTry): Promise<Result<CountedTry, TooMany>> {
  const clientKey = await clientKeyOf(deps, one);
  if (clientKey.known) return success(handle(clientKey, [], []));
  return await countUnknownClient(deps, CODES, { one, clientKey });
}

/**
 * Counts a try at a paper's gate, whose password is the same for all readers. Only the network that tries is shut out.
 * SHL-02
 */
export async function countGateTry(
  deps: CounterDeps,
  one: Omit<SignInTry, 'now'>,
): Promise<Result<CountedTry, { wait: number }>> {
  const clientKey = keyOfNetwork(one.client);
  const pair = keyOf(deps, one.name, clientKey.key);
  const network = keyOf(deps, clientKey.key);
  const wait = (await countHere(deps, pair)) || (await countOne(deps, NETWORK_TRIES, network));
  if (wait > 0) return failure({ wait });
  const fromNetwork = () => giveBack(deps, NETWORK_TRIES, network);
  const takeBack = [() => giveBack(deps, CLIENT_TRIES, pair), fromNetwork];
  return success(handle(clientKey, takeBack, [() => forgetHere(deps, pair), fromNetwork]));
}

/** Forgets wrong tries after a new password was set: the client that set it reads the account's mails. */
export async function forgetTries(deps: CounterDeps, one: SignInTry): Promise<void> {
  const pair = keyOf(deps, one.name, (await clientKeyOf(deps, one)).key);
  await forget(deps, [CLIENT_TRIES, pair], [WAITS, pair], [PASSWORDS, budgetKey(deps, one.name)]);
}

/** Counts a try of an unknown client. Tries that are refused for their network do not count against the account. */
async function countUnknownClient(
  deps: BudgetDeps,
  budget: Budget,
  { one, clientKey }: { one: SignInTry; clientKey: ClientKey },
): Promise<Result<CountedTry, TooMany>> {
  const network = networkKey(deps, one);
  const wait = await countOne(deps, NETWORK_TRIES, network);
  if (wait > 0) return failure({ wait });
  const { name: account, client, now } = one;
  const fromNetwork = () => giveBack(deps, NETWORK_TRIES, network);
  const spent = await spend(deps, budget, { account, from: clientKey.key, client, now });
  if (!spent.ok) {
    if ('work' in spent.error) await fromNetwork();
    return spent;
  }
  const all = [fromNetwork, () => giveBack(deps, budget, budgetKey(deps, account))];
  return success(handle(clientKey, all, all));
}

/** Counts a try and returns the wait. Waits grow with all tries, also with refused ones. */
async function countHere(deps: CounterDeps, key: string): Promise<number> {
  const { consumedPoints, msBeforeNext } = await count(deps, CLIENT_TRIES, key);
  if (consumedPoints <= TRIES) return 0;
  if ((consumedPoints - TRIES - 1) % TRIES !== 0) return secondsOf(msBeforeNext);
  const waits = await count(deps, WAITS, key);
  const wait = Math.min(FIRST_WAIT_S * 2 ** (waits.consumedPoints - 1), LONGEST_WAIT_S);
  await restart(deps, CLIENT_TRIES, key, { consumed: consumedPoints, seconds: wait });
  return wait;
}

const forgetHere = (deps: CounterDeps, key: string) => forget(deps, [CLIENT_TRIES, key], [WAITS, key]);

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
