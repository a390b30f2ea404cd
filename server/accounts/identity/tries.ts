import { failure, type Result, success } from '#server/base/result.ts';
import { type Budget, type BudgetDeps, budgetKey, spend, type TooMany } from './budget.ts';
import { type ClientKey, clientKeyOf, keyOfDevice, keyOfNetwork, type SignInTry } from './client-key.ts';
import {
  type CounterDeps,
  countAgainstLimit,
  decrement,
  increment,
  keyOf,
  type Limit,
  resetCounters,
  setCounter,
  toSeconds,
} from './counters.ts';
import type { Session } from './identity-service.ts';

const MINUTE_S = 60;
const HOUR_S = 3600;

/** Wrong passwords on one account from one client before the first wait, and between later waits. */
const TRIES_PER_WAIT = 5;
const FIRST_WAIT_S = MINUTE_S;
const MAX_WAIT_S = HOUR_S;

/** Failed tries on one account, from all clients together, that cost no proof of work. */
const FREE_TRIES = 100;
/** Number of further tries after which the proof of work has grown by the least work. */
const TRIES_PER_STEP = 10;

const CLIENT_TRIES: Limit = { name: 'tries', points: TRIES_PER_WAIT, seconds: 15 * MINUTE_S };
/** Number of waits so far: each wait is twice as long as the one before. */
const WAITS: Limit = { name: 'waits', points: Number.MAX_SAFE_INTEGER, seconds: 24 * HOUR_S };
const NETWORK_TRIES: Limit = { name: 'tries-address', points: 100, seconds: HOUR_S };
const PASSWORDS: Budget = {
  name: 'tries-account',
  points: FREE_TRIES,
  seconds: HOUR_S,
  step: TRIES_PER_STEP,
};
const CODES: Budget = {
  name: 'code-tries-account',
  points: FREE_TRIES,
  seconds: HOUR_S,
  step: TRIES_PER_STEP,
};

/** A try that is counted before it is made, so that concurrent tries are counted too. */
export type CountedTry = {
  /** Key of the client that makes the try. */
  clientKey: ClientKey;
  /** Takes back the count of a try that could not be made. */
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
export async function countTry(deps: BudgetDeps, attempt: SignInTry): Promise<Result<CountedTry, TooMany>> {
  const clientKey = await clientKeyOf(deps, attempt);
  const counterKey = keyOf(deps, attempt.name, clientKey.key);
  const wait = await countClientTry(deps, counterKey);
  if (wait > 0) return failure({ wait });
  const clientTry = toCountedTry(
    clientKey,
    [() => decrement(deps, CLIENT_TRIES, counterKey)],
    [() => resetClientTries(deps, counterKey)],
  );
  if (clientKey.known) return success(clientTry);
  const networkTry = await countUnknownClient(deps, PASSWORDS, { attempt, clientKey });
  if (networkTry.ok) return success(combine(clientTry, networkTry.value));
  if ('work' in networkTry.error) await clientTry.takeBack();
  return networkTry;
}

/** Counts a try with the password of a reader who is already signed in. */
export async function countDeviceTry(
  deps: CounterDeps,
  { readerId, deviceId }: Pick<Session, 'readerId' | 'deviceId'>,
): Promise<Result<CountedTry, { wait: number }>> {
  const clientKey = keyOfDevice(deviceId);
  const counterKey = keyOf(deps, readerId, clientKey.key);
  const wait = await countClientTry(deps, counterKey);
  if (wait > 0) return failure({ wait });
  return success(
    toCountedTry(
      clientKey,
      [() => decrement(deps, CLIENT_TRIES, counterKey)],
      [() => resetClientTries(deps, counterKey)],
    ),
  );
}

/**
 * Counts a try with a mailed code, whose own five tries are counted by client as well. Tries with passwords and with
 * codes are counted separately.
 */
export async function countCodeTry(
  deps: BudgetDeps,
  attempt: SignInTry,
): Promise<Result<CountedTry, TooMany>> {
  const clientKey = await clientKeyOf(deps, attempt);
  if (clientKey.known) return success(toCountedTry(clientKey, [], []));
  return await countUnknownClient(deps, CODES, { attempt, clientKey });
}

/**
 * Counts a try at a paper's gate, whose password is the same for all readers. Only the network that tries is shut out.
 * SHL-02
 */
export async function countGateTry(
  deps: CounterDeps,
  attempt: Omit<SignInTry, 'now'>,
): Promise<Result<CountedTry, { wait: number }>> {
  const clientKey = keyOfNetwork(attempt.client);
  const counterKey = keyOf(deps, attempt.name, clientKey.key);
  const network = keyOf(deps, clientKey.key);
  const wait =
    (await countClientTry(deps, counterKey)) || (await countAgainstLimit(deps, NETWORK_TRIES, network));
  if (wait > 0) return failure({ wait });
  const fromNetwork = () => decrement(deps, NETWORK_TRIES, network);
  const takeBack = [() => decrement(deps, CLIENT_TRIES, counterKey), fromNetwork];
  return success(toCountedTry(clientKey, takeBack, [() => resetClientTries(deps, counterKey), fromNetwork]));
}

/**
 * Resets the counts of wrong tries after a new password was set, because that client reads the account's
 * mails.
 */
export async function resetTries(deps: CounterDeps, attempt: SignInTry): Promise<void> {
  const counterKey = keyOf(deps, attempt.name, (await clientKeyOf(deps, attempt)).key);
  await resetCounters(
    deps,
    [CLIENT_TRIES, counterKey],
    [WAITS, counterKey],
    [PASSWORDS, budgetKey(deps, attempt.name)],
  );
}

/** Counts a try of an unknown client. Tries that are refused for their network do not count against the account. */
async function countUnknownClient(
  deps: BudgetDeps,
  budget: Budget,
  { attempt, clientKey }: { attempt: SignInTry; clientKey: ClientKey },
): Promise<Result<CountedTry, TooMany>> {
  const network = networkKey(deps, attempt);
  const wait = await countAgainstLimit(deps, NETWORK_TRIES, network);
  if (wait > 0) return failure({ wait });
  const { name: account, client, now } = attempt;
  const fromNetwork = () => decrement(deps, NETWORK_TRIES, network);
  const spent = await spend(deps, budget, { account, clientKey: clientKey.key, client, now });
  if (!spent.ok) {
    if ('work' in spent.error) await fromNetwork();
    return spent;
  }
  const all = [fromNetwork, () => decrement(deps, budget, budgetKey(deps, account))];
  return success(toCountedTry(clientKey, all, all));
}

/** Counts a try. @returns the seconds to wait, which grow with all tries, also with refused ones. */
async function countClientTry(deps: CounterDeps, key: string): Promise<number> {
  const { consumedPoints, msBeforeNext } = await increment(deps, CLIENT_TRIES, key);
  if (consumedPoints <= TRIES_PER_WAIT) return 0;
  if ((consumedPoints - TRIES_PER_WAIT - 1) % TRIES_PER_WAIT !== 0) return toSeconds(msBeforeNext);
  const waits = await increment(deps, WAITS, key);
  const wait = Math.min(FIRST_WAIT_S * 2 ** (waits.consumedPoints - 1), MAX_WAIT_S);
  await setCounter(deps, CLIENT_TRIES, key, { consumed: consumedPoints, seconds: wait });
  return wait;
}

const resetClientTries = (deps: CounterDeps, key: string) =>
  resetCounters(deps, [CLIENT_TRIES, key], [WAITS, key]);

type Step = () => Promise<unknown>;

const toCountedTry = (
  clientKey: ClientKey,
  takeBack: readonly Step[],
  forgive: readonly Step[],
): CountedTry => ({
  clientKey,
  takeBack: () => runAll(takeBack),
  forgive: () => runAll(forgive),
});

const combine = (first: CountedTry, second: CountedTry): CountedTry =>
  toCountedTry(first.clientKey, [first.takeBack, second.takeBack], [first.forgive, second.forgive]);

async function runAll(steps: readonly Step[]): Promise<void> {
  for (const step of steps) await step();
}
