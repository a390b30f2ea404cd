import { sql } from 'drizzle-orm';
import type { Day } from '#domain/newsstand.ts';
import type { Orm } from '#server/base/db/connect.ts';
import { rowsOf } from '#server/base/db/rows-of.ts';
import { type Belonging, belongsTo } from './find-candidates.ts';
import { findable, type Scope } from './scope.ts';

/** How many articles there are to find, and the newest day among them; of one subject where one is named. */
export async function archiveExtent(
  orm: Orm,
  scope: Scope,
  belonging: Belonging | null,
): Promise<{ articles: number; until: Day | null }> {
  const answer = await orm.execute(sql`
    select count(*)::int as articles, max(day)::text as until from article_search
    where ${findable(scope)} and ${belongsTo(scope, belonging)}`);
  const [extent] = rowsOf<{ articles: number; until: Day | null }>(answer);
  return extent ?? { articles: 0, until: null };
}
