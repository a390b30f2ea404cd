import { createHmac } from 'node:crypto';
import { forgetCounters, tableLimiter } from '#server/base/db/rate-limits.ts';
import type { IdentityDesk } from './identity-desk.ts';

export type CountingDesk = Pick<IdentityDesk, 'orm' | 'secret'>;

/** So many times in so many seconds. */
export type Limit = { name: string; points: number; seconds: number };

/** The table holds neither e-mails nor addresses. */
export const keyOf = ({ secret }: Pick<CountingDesk, 'secret'>, ...parts: string[]): string =>
  createHmac('sha256', secret).update(parts.join('\n')).digest('base64url');

export const secondsOf = (ms: number): number => Math.max(1, Math.ceil(ms / 1000));

/** Counts one more. */
export const count = (desk: CountingDesk, limit: Limit, key: string) =>
  tableLimiter(desk.orm, limit).penalty(key);

/** @returns the seconds to wait, 0 where it may be done. */
export async function countOne(desk: CountingDesk, limit: Limit, key: string): Promise<number> {
  const { consumedPoints, msBeforeNext } = await count(desk, limit, key);
  return consumedPoints > limit.points ? secondsOf(msBeforeNext) : 0;
}

/** What is counted now. */
export async function counted(desk: CountingDesk, limit: Limit, key: string): Promise<number> {
  return (await tableLimiter(desk.orm, limit).get(key))?.consumedPoints ?? 0;
}

export const giveBack = (desk: CountingDesk, limit: Limit, key: string) =>
  tableLimiter(desk.orm, limit).reward(key);

/** Has counters begin anew, all of them in one question. */
export const forget = (desk: CountingDesk, ...counters: readonly [Limit, string][]): Promise<void> =>
  forgetCounters(
    desk.orm,
    counters.map(([limit, key]) => tableLimiter(desk.orm, limit).getKey(key)),
  );

/** Has a counter stand at so much, for so long from now on. */
export const restart = (
  desk: CountingDesk,
  limit: Limit,
  key: string,
  { consumed, seconds }: { consumed: number; seconds: number },
) => tableLimiter(desk.orm, limit).set(key, consumed, seconds);
