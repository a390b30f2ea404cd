import { type CounterDeps, countOne, forget, giveBack, keyOf, type Limit } from './counters.ts';
import type { IdentityService } from './identity-service.ts';

/** So many times in so many seconds for a reader. */
type ActionLimit = { name: string; points: number; seconds: number };

type Deps = Pick<IdentityService, 'orm' | 'secret'>;

/** Counts what a reader does. @returns the seconds to wait, 0 where it may be done */
export const countAction = (deps: Deps, limit: ActionLimit, readerId: string): Promise<number> =>
  countOne(deps, limit, keyOf(deps, limit.name, readerId));

/** Takes back what was counted for something that was not done. */
export const uncountAction = (deps: Deps, limit: ActionLimit, readerId: string): Promise<unknown> =>
  giveBack(deps, limit, keyOf(deps, limit.name, readerId));

/** Then codes are dead where they were tried; elsewhere their reader may still type them. */
const TRIES: Limit = { name: 'code-tries', points: 5, seconds: 3600 };

/** On which account codes are tried, by the name that was typed, and where. */
export type TriedAt = { name: string; from: string };

const keyAt = (deps: CounterDeps, { name, from }: TriedAt) => keyOf(deps, name, from);

/** Counts a try with a mailed code. @returns whether it may be made. */
export const countCodeUse = async (deps: CounterDeps, at: TriedAt): Promise<boolean> =>
  (await countOne(deps, TRIES, keyAt(deps, at))) === 0;

/** Whoever has a code mailed may try as often as at first. */
export const renewCodeTries = (deps: CounterDeps, at: TriedAt) => forget(deps, [TRIES, keyAt(deps, at)]);
