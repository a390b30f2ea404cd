import type { Sigla } from '#domain/brands/brand.ts';
import { dayAt } from '#domain/dates.ts';
import type { Day } from '#domain/newsstand.ts';
import type { Orm } from '#server/base/db/connect.ts';
import { firstAndLatestDay } from '../db/archive-queries.ts';

/** Days of a paper's oldest issue and of its newest one up to today; null if there is none. */
export type Extent = { first: Day | null; latest: Day | null };

/**
 * Reads the extent of a paper at a time. `generation` is the number of the contents' state, as in
 * `NextChange`.
 */
export type Extents = (brand: Sigla, at: Date, generation: number) => Promise<Extent>;

/**
 * Lifetime in the cache, in case the message that the contents have changed is lost with the database
 * connection.
 */
const CACHE_MS = 60_000;

/** Reads from the database once a minute for each paper, and again when the contents have changed. */
export function cacheExtents(orm: Orm): Extents {
  const cache = new Map<Sigla, { at: Date; generation: number; extent: Promise<Extent> }>();
  return (brand, at, generation) => {
    const cached = cache.get(brand);
    if (cached?.generation === generation && isStillValid(cached.at, at)) return cached.extent;
    const entry = { at, generation, extent: firstAndLatestDay(orm, brand, at) };
    cache.set(brand, entry);
    entry.extent.catch(() => {
      if (cache.get(brand) === entry) cache.delete(brand);
    });
    return entry.extent;
  };
}

/** Whether a cached extent is still valid: it is young enough, and from the same day. */
const isStillValid = (readAt: Date, at: Date): boolean =>
  Math.abs(at.getTime() - readAt.getTime()) < CACHE_MS && dayAt(at) === dayAt(readAt);

/** Whether a day in a span may have an issue; spans outside the extent are not searched for. */
export const mayHaveIssue = (
  { first }: Extent,
  { from, to }: { from?: Day | undefined; to?: Day | undefined },
  today: Day,
): boolean => first !== null && (from === undefined || from <= today) && (to === undefined || to >= first);
