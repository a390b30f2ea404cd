import {
  type CounterDeps,
  countAgainstLimit,
  decrement,
  keyOf,
  type Limit,
  resetCounters,
} from './counters.ts';
import type { IdentityService } from './identity-service.ts';

/** Rate limit of an action: at most `points` times in `seconds` for each reader. */
type ActionLimit = { name: string; points: number; seconds: number };

type Deps = Pick<IdentityService, 'orm' | 'secret'>;

/** Counts an action of a reader. @returns the seconds to wait, 0 if it may be done */
export const countAction = (deps: Deps, limit: ActionLimit, readerId: string): Promise<number> =>
  countAgainstLimit(deps, limit, keyOf(deps, limit.name, readerId));

/** Takes back the count of an action that was not carried out. */
export const uncountAction = (deps: Deps, limit: ActionLimit, readerId: string): Promise<unknown> =>
  decrement(deps, limit, keyOf(deps, limit.name, readerId));

/**
 * Limit of tries with mailed codes for one account from one client. Beyond it every code is refused to that
 * client; from another one the reader may still use it.
 */
const CODE_TRIES: Limit = { name: 'code-tries', points: 5, seconds: 3600 };

/** The account that codes are tried on, by the name that was typed, and the key of the client they come from. */
export type CodeTryKey = { name: string; from: string };

const counterKey = (deps: CounterDeps, { name, from }: CodeTryKey) => keyOf(deps, name, from);

/** Counts a try with a mailed code. @returns whether the try is allowed. */
export const countCodeUse = async (deps: CounterDeps, tryKey: CodeTryKey): Promise<boolean> =>
  (await countAgainstLimit(deps, CODE_TRIES, counterKey(deps, tryKey))) === 0;

/** Resets the count of tries when a new code is mailed. */
export const resetCodeTries = (deps: CounterDeps, tryKey: CodeTryKey) =>
  resetCounters(deps, [CODE_TRIES, counterKey(deps, tryKey)]);
