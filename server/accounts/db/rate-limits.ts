import { RateLimiterDrizzle } from 'rate-limiter-flexible';
import type { Orm } from '#server/base/db/connect.ts';
import { asc, inArray, lt } from '#server/base/db/drizzle.ts';
import { rateLimits } from '#server/base/db/schema/sign-in-schema.ts';

const MAX_DELETED = 500;

/**
 * Counters that all processes share, for a limit of `points` in `seconds`. The library reads the clock of the
 * process, never the time of a call; it counts in one statement, so that concurrent calls are all counted.
 */
export const tableLimiter = (
  orm: Orm,
  { name, points, seconds }: { name: string; points: number; seconds: number },
): RateLimiterDrizzle =>
  new RateLimiterDrizzle({
    storeClient: orm,
    schema: rateLimits,
    keyPrefix: name,
    points,
    duration: seconds,
    clearExpiredByTimeout: false,
  });

/** Deletes counters by the keys of their rows. */
export async function deleteCounters(orm: Orm, keys: readonly string[]): Promise<void> {
  await orm.delete(rateLimits).where(inArray(rateLimits.key, [...keys]));
}

/** Deletes expired counters, some at a time, so that concurrent requests wait for few of them. */
export async function deleteExpiredCounters(orm: Orm): Promise<void> {
  const old = orm
    .select({ key: rateLimits.key })
    .from(rateLimits)
    .where(lt(rateLimits.expire, new Date()))
    .orderBy(asc(rateLimits.expire))
    .limit(MAX_DELETED)
    .for('update', { skipLocked: true });
  for (;;) {
    const deleted = await orm
      .delete(rateLimits)
      .where(inArray(rateLimits.key, old))
      .returning({ key: rateLimits.key });
    if (deleted.length < MAX_DELETED) return;
  }
}
