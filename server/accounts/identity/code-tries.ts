import { type CountingDesk, countOne, forget, keyOf, type Limit } from './counters.ts';

/** Then codes are dead where they were tried; elsewhere their reader may still type them. */
const TRIES: Limit = { name: 'code-tries', points: 5, seconds: 3600 };

/** On which account codes are tried, by the name that was typed, and where. */
export type TriedAt = { name: string; place: string };

const keyAt = (desk: CountingDesk, { name, place }: TriedAt) => keyOf(desk, name, place);

/** Counts a try with a mailed code. @returns whether it may be made. */
export const countCodeUse = async (desk: CountingDesk, at: TriedAt): Promise<boolean> =>
  (await countOne(desk, TRIES, keyAt(desk, at))) === 0;

/** Whoever has a code mailed may try as often as at first. */
export const renewCodeTries = (desk: CountingDesk, at: TriedAt) => forget(desk, [TRIES, keyAt(desk, at)]);
