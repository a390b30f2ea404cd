import type { Orm } from '#server/base/db/connect.ts';
import { sql } from '#server/base/db/drizzle.ts';
import { rowsOf } from '#server/base/db/rows-of.ts';
import { MAX_MATCHES } from './candidates.ts';
import type { Scope } from './scope.ts';

/** Words in at least this share of articles are searched in the newest articles first. */
const COMMON_SHARE = 0.03;
/** Factor by which more articles are searched than the share requires, because it is an estimate. */
const MARGIN = 1.5;
/**
 * Numbers of articles are rounded up to powers of this factor, so that few different ones are looked up and
 * cached.
 */
const ROUNDING_FACTOR = 1.4;
/** Skipping thousands of rows takes longer than finding the matches among them, so the result is cached for a while. */
const CACHE_MS = 10 * 60_000;

type CachedHorizon = { since: Date | null; until: number };
const cachesByDatabase = new WeakMap<Orm, Map<string, CachedHorizon>>();

/**
 * The publication time since which there are probably enough matches, for a condition that a large share of
 * articles meets. Null for rarer conditions, which are better found by their words only. Articles that arrive
 * later are newer, so a cached time never cuts off too much.
 */
export async function newestSince(orm: Orm, scope: Scope, share: number): Promise<Date | null> {
  if (share < COMMON_SHARE) return null;
  const articleCount = Math.ceil(
    ROUNDING_FACTOR ** Math.ceil(Math.log((MARGIN * MAX_MATCHES) / share) / Math.log(ROUNDING_FACTOR)),
  );
  const now = scope.now.getTime();
  const cache = cachesByDatabase.get(orm) ?? new Map<string, CachedHorizon>();
  cachesByDatabase.set(orm, cache);
  const key = `${scope.brand} ${articleCount}`;
  const cached = cache.get(key);
  if (cached && now < cached.until) return cached.since;
  const since = await publicationTimeAt(orm, scope, articleCount);
  cache.set(key, { since, until: now + CACHE_MS });
  return since;
}

/** The publication time of the article at an offset in the order from the newest; null if there are fewer. */
async function publicationTimeAt(orm: Orm, { brand }: Scope, offset: number): Promise<Date | null> {
  const answer = await orm.execute(sql`
    select extract(epoch from published_at)::float8 as at from article_search where brand = ${brand}
    order by published_at desc nulls last offset ${offset} limit 1`);
  const [row] = rowsOf<{ at: number }>(answer);
  return row ? new Date(row.at * 1000) : null;
}
