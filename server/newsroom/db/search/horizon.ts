import { sql } from 'drizzle-orm';
import type { Orm } from '#server/base/db/connect.ts';
import { rowsOf } from '#server/base/db/rows-of.ts';
import { CANDIDATES } from './candidates.ts';
import type { Scope } from './scope.ts';

/** Words in at least this share of articles are searched in the newest articles first. */
const COMMON = 0.03;
/** This many times the estimated number of articles is searched, because shares are estimates. */
const MARGIN = 1.5;
/** Numbers of articles are rounded up to powers of this, so that few different numbers are looked up. */
const STEP = 1.4;
/** Skipping thousands of rows takes longer than finding the matches among them, so the result is cached for a while. */
const KEPT_MS = 10 * 60_000;

type Kept = { since: Date | null; until: number };
const keptOf = new WeakMap<Orm, Map<string, Kept>>();

/**
 * Gives the date from which on the newest articles hold enough matches, for a condition that a large enough share of
 * articles meets. Null for rarer conditions, which are better found by their words only. New articles are newer, so a
 * cached date never cuts off too much.
 */
export async function horizonOf(orm: Orm, scope: Scope, share: number): Promise<Date | null> {
  if (share < COMMON) return null;
  const enough = Math.ceil(STEP ** Math.ceil(Math.log((MARGIN * CANDIDATES) / share) / Math.log(STEP)));
  const now = scope.now.getTime();
  const kept = keptOf.get(orm) ?? new Map<string, Kept>();
  keptOf.set(orm, kept);
  const key = `${scope.brand} ${enough}`;
  const known = kept.get(key);
  if (known && now < known.until) return known.since;
  const since = await dayOfNewest(orm, scope, enough);
  kept.set(key, { since, until: now + KEPT_MS });
  return since;
}

/** Gives the publication date of the article that has `place` newer ones before it. */
async function dayOfNewest(orm: Orm, { brand }: Scope, place: number): Promise<Date | null> {
  const answer = await orm.execute(sql`
    select extract(epoch from published_at)::float8 as at from article_search where brand = ${brand}
    order by published_at desc nulls last offset ${place} limit 1`);
  const [row] = rowsOf<{ at: number }>(answer);
  return row ? new Date(row.at * 1000) : null;
}
