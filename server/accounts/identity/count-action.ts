import { countOne, giveBack, keyOf } from './counters.ts';
import type { IdentityService } from './identity-service.ts';

/** So many times in so many seconds for a reader. */
export type ActionLimit = { name: string; points: number; seconds: number };

type Deps = Pick<IdentityService, 'orm' | 'secret'>;

/** Counts what a reader does. @returns the seconds to wait, 0 where it may be done */
export const countAction = (deps: Deps, limit: ActionLimit, readerId: string): Promise<number> =>
  countOne(deps, limit, keyOf(deps, limit.name, readerId));

/** Takes back what was counted for something that was not done. */
export const uncountAction = (deps: Deps, limit: ActionLimit, readerId: string): Promise<unknown> =>
  giveBack(deps, limit, keyOf(deps, limit.name, readerId));
