import { sql } from 'drizzle-orm';
import type { Orm } from '#server/base/db/connect.ts';
import { rowsOf } from '#server/base/db/rows-of.ts';
import { CANDIDATES } from './candidates.ts';
import type { Scope } from './scope.ts';

/** Words that stand in so large a share of articles are looked for in the newest first. */
const COMMON = 0.03;
/** How many times the articles that should do are looked through, since shares are estimates. */
const MARGIN = 1.5;
/** Numbers of articles are rounded up to powers of this, so that few are asked for. */
const STEP = 1.4;
/** To pass over thousands of rows takes longer than to find the matches among them, so what was found is kept for a while. */
const KEPT_MS = 10 * 60_000;

type Kept = { since: Date | null; until: number };
const keptOf = new WeakMap<Orm, Map<string, Kept>>();

/**
 * Of a condition that such a share of all articles meets that the newest few hold enough: since when to look. Null for others,
 * which are better found by their words alone. What comes in later is newer, so a date that was kept is never too late.
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

/** When the article was published that so many newer ones come before. */
async function dayOfNewest(orm: Orm, { brand }: Scope, place: number): Promise<Date | null> {
  const answer = await orm.execute(sql`
    select extract(epoch from published_at)::float8 as at from article_search where brand = ${brand}
    order by published_at desc nulls last offset ${place} limit 1`);
  const [row] = rowsOf<{ at: number }>(answer);
  return row ? new Date(row.at * 1000) : null;
}
