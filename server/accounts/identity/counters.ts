import { createHmac } from 'node:crypto';
import { forgetCounters, tableLimiter } from '../db/rate-limits.ts';
import type { IdentityService } from './identity-service.ts';

export type CounterDeps = Pick<IdentityService, 'orm' | 'secret'>;

/** So many times in so many seconds. */
export type Limit = { name: string; points: number; seconds: number };

/** The table holds neither e-mails nor addresses. */
export const keyOf = ({ secret }: Pick<CounterDeps, 'secret'>, ...parts: string[]): string =>
  createHmac('sha256', secret).update(parts.join('\n')).digest('base64url');

export const secondsOf = (ms: number): number => Math.max(1, Math.ceil(ms / 1000));

/** Counts one more. */
export const count = (deps: CounterDeps, limit: Limit, key: string) =>
  tableLimiter(deps.orm, limit).penalty(key);

/** @returns the seconds to wait, 0 where it may be done. */
export async function countOne(deps: CounterDeps, limit: Limit, key: string): Promise<number> {
  const { consumedPoints, msBeforeNext } = await count(deps, limit, key);
  return consumedPoints > limit.points ? secondsOf(msBeforeNext) : 0;
}

/** What is counted now. */
export async function counted(deps: CounterDeps, limit: Limit, key: string): Promise<number> {
  return (await tableLimiter(deps.orm, limit).get(key))?.consumedPoints ?? 0;
}

export const giveBack = (deps: CounterDeps, limit: Limit, key: string) =>
  tableLimiter(deps.orm, limit).reward(key);

/** Has counters begin anew, all of them in one question. */
export const forget = (deps: CounterDeps, ...counters: readonly [Limit, string][]): Promise<void> =>
  forgetCounters(
    deps.orm,
    counters.map(([limit, key]) => tableLimiter(deps.orm, limit).getKey(key)),
  );

/** Has a counter stand at so much, for so long from now on. */
export const restart = (
  deps: CounterDeps,
  limit: Limit,
  key: string,
  { consumed, seconds }: { consumed: number; seconds: number },
) => tableLimiter(deps.orm, limit).set(key, consumed, seconds);
