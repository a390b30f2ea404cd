import { type CounterDeps, countOne, forget, keyOf, type Limit } from './counters.ts';

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
