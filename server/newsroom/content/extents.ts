import type { Sigla } from '#domain/brands/brand.ts';
import { dayAt } from '#domain/dates.ts';
import type { Day } from '#domain/newsstand.ts';
import type { Orm } from '#server/base/db/connect.ts';
import { outermostDays } from '../db/archive-queries.ts';

/** Days of a paper's oldest issue and of its newest one up to today; null before the first was imported. */
export type Extent = { first: Day | null; latest: Day | null };

/** The extent of a paper at an instant, as of a generation of the contents. */
export type Extents = (brand: Sigla, at: Date, generation: number) => Promise<Extent>;

/** Lifetime in the cache: a notice that the contents have changed may be lost with its connection. */
const KNOWN_MS = 60_000;

/** Reads from the database once a minute for each paper, and again when the contents have changed. */
export function cacheExtents(orm: Orm): Extents {
  const known = new Map<Sigla, { at: Date; generation: number; extent: Promise<Extent> }>();
  return (brand, at, generation) => {
    const before = known.get(brand);
    if (before?.generation === generation && isStillKnown(before.at, at)) return before.extent;
    const asked = { at, generation, extent: outermostDays(orm, brand, dayAt(at)) };
    known.set(brand, asked);
    asked.extent.catch(() => {
      if (known.get(brand) === asked) known.delete(brand);
    });
    return asked.extent;
  };
}

/** Whether a cached extent is still valid: a new day may have begun. */
const isStillKnown = (since: Date, at: Date): boolean =>
  Math.abs(at.getTime() - since.getTime()) < KNOWN_MS && dayAt(at) === dayAt(since);

/** Whether a day in a span may have an issue; spans outside the extent are not searched for. */
export const mayHold = (
  { first }: Extent,
  { from, to }: { from?: Day | undefined; to?: Day | undefined },
  today: Day,
): boolean => first !== null && (from === undefined || from <= today) && (to === undefined || to >= first);
