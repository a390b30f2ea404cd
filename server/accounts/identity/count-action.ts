import { type CounterDeps, countOne, forget, giveBack, keyOf, type Limit } from './counters.ts';
import type { IdentityService } from './identity-service.ts';

/** Rate limit of an action: at most `points` times in `seconds` for each reader. */
type ActionLimit = { name: string; points: number; seconds: number };

type Deps = Pick<IdentityService, 'orm' | 'secret'>;

/** Counts an action of a reader. @returns the seconds to wait, 0 if it may be done */
export const countAction = (deps: Deps, limit: ActionLimit, readerId: string): Promise<number> =>
  countOne(deps, limit, keyOf(deps, limit.name, readerId));

/** Takes back the count of an action that was not carried out. */
export const uncountAction = (deps: Deps, limit: ActionLimit, readerId: string): Promise<unknown> =>
  giveBack(deps, limit, keyOf(deps, limit.name, readerId));

/**
 * Limit of tries with mailed codes for one account from one client. Beyond it codes fail there; from another client the
 * reader may still use them.
 */
const TRIES: Limit = { name: 'code-tries', points: 5, seconds: 3600 };

/** The account that codes are tried on, by the name that was typed, and the key of the client they come from. */
export type TriedAt = { name: string; from: string };

const keyAt = (deps: CounterDeps, { name, from }: TriedAt) => keyOf(deps, name, from);

/** Counts a try with a mailed code. @returns whether the try is allowed. */
export const countCodeUse = async (deps: CounterDeps, at: TriedAt): Promise<boolean> =>
  (await countOne(deps, TRIES, keyAt(deps, at))) === 0;

/** Resets the count of tries when a new code is mailed. */
export const renewCodeTries = (deps: CounterDeps, at: TriedAt) => forget(deps, [TRIES, keyAt(deps, at)]);
