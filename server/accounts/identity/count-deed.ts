import { countOne, giveBack, keyOf } from './counters.ts';
import type { IdentityDesk } from './identity-desk.ts';

/** So many times in so many seconds for a reader. */
export type DeedLimit = { name: string; points: number; seconds: number };

type Desk = Pick<IdentityDesk, 'orm' | 'secret'>;

/** Counts what a reader does. @returns the seconds to wait, 0 where it may be done */
export const countDeed = (desk: Desk, limit: DeedLimit, readerId: string): Promise<number> =>
  countOne(desk, limit, keyOf(desk, limit.name, readerId));

/** Takes back what was counted for something that was not done. */
export const takeBackDeed = (desk: Desk, limit: DeedLimit, readerId: string): Promise<unknown> =>
  giveBack(desk, limit, keyOf(desk, limit.name, readerId));
