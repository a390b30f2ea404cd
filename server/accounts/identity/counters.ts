import { createHmac } from 'node:crypto';
import { deleteCounters, tableLimiter } from '../db/rate-limits.ts';
import type { IdentityService } from './identity-service.ts';

export type CounterDeps = Pick<IdentityService, 'orm' | 'secret'>;

/** A rate limit: at most `points` times in `seconds`. */
export type Limit = { name: string; points: number; seconds: number };

/** Keys are hashed, so that the table contains neither e-mails nor IP addresses. */
export const keyOf = ({ secret }: Pick<CounterDeps, 'secret'>, ...parts: string[]): string =>
  createHmac('sha256', secret).update(parts.join('\n')).digest('base64url');

export const toSeconds = (ms: number): number => Math.max(1, Math.ceil(ms / 1000));

/** Adds one to a counter. */
export const increment = (deps: CounterDeps, limit: Limit, key: string) =>
  tableLimiter(deps.orm, limit).penalty(key);

/** Adds one to a counter. @returns the seconds to wait; 0 if the limit is not exceeded */
export async function countAgainstLimit(deps: CounterDeps, limit: Limit, key: string): Promise<number> {
  const { consumedPoints, msBeforeNext } = await increment(deps, limit, key);
  return consumedPoints > limit.points ? toSeconds(msBeforeNext) : 0;
}

/** The current value of a counter. */
export async function currentCount(deps: CounterDeps, limit: Limit, key: string): Promise<number> {
  return (await tableLimiter(deps.orm, limit).get(key))?.consumedPoints ?? 0;
}

export const decrement = (deps: CounterDeps, limit: Limit, key: string) =>
  tableLimiter(deps.orm, limit).reward(key);

/** Resets counters, all of them in one query. */
export const resetCounters = (deps: CounterDeps, ...counters: readonly [Limit, string][]): Promise<void> =>
  deleteCounters(
    deps.orm,
    counters.map(([limit, key]) => tableLimiter(deps.orm, limit).getKey(key)),
  );

/** Sets a counter to a value that lasts for some seconds from now. */
export const setCounter = (
  deps: CounterDeps,
  limit: Limit,
  key: string,
  { consumed, seconds }: { consumed: number; seconds: number },
) => tableLimiter(deps.orm, limit).set(key, consumed, seconds);
