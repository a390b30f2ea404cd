import {
  type CounterDeps,
  countAgainstLimit,
  decrement,
  keyOf,
  type Limit,
  resetCounters,
} from './counters.ts';

/** Counts an action of a reader. @returns the seconds to wait, 0 if it may be done */
export const countAction = (deps: CounterDeps, limit: Limit, readerId: string): Promise<number> =>
  countAgainstLimit(deps, limit, keyOf(deps, limit.name, readerId));

/** Takes back the count of an action that was not carried out. */
export const uncountAction = (deps: CounterDeps, limit: Limit, readerId: string): Promise<unknown> =>
  decrement(deps, limit, keyOf(deps, limit.name, readerId));

/**
 * Limit of tries with mailed codes for one account from one client. Beyond it every code is refused to that
 * client; from another one the reader may still use it.
 */
const CODE_TRIES: Limit = { name: 'code-tries', points: 5, seconds: 3600 };

/**
 * The account that codes are tried on, and the key of the client they come from. `account` is the name that was typed,
 * or the id of a reader who is signed in.
 */
export type CodeTryKey = { account: string; from: string };

const counterKey = (deps: CounterDeps, { account, from }: CodeTryKey) => keyOf(deps, account, from);

/** Counts a try with a mailed code. @returns whether the try is allowed. */
export const countCodeUse = async (deps: CounterDeps, tryKey: CodeTryKey): Promise<boolean> =>
  (await countAgainstLimit(deps, CODE_TRIES, counterKey(deps, tryKey))) === 0;

/** Resets the count of tries when a new code is mailed. */
export const resetCodeTries = (deps: CounterDeps, tryKey: CodeTryKey) =>
  resetCounters(deps, [CODE_TRIES, counterKey(deps, tryKey)]);
