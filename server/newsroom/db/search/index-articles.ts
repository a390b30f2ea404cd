import type { Orm } from '#server/base/db/connect.ts';
import { sql } from '#server/base/db/drizzle.ts';

/**
 * Updates the search index for these articles; withdrawn ones are removed from it. What is indexed, and how,
 * is defined in the migration that creates `index_articles`. Then counts anew, in a sample, how many articles
 * have each stem (`search_terms`), if the number of articles has changed by more than a third since the last
 * count. Call it in the transaction that changed the articles.
 */
export async function indexArticles(tx: Orm, ids: number[]): Promise<void> {
  if (ids.length === 0) return;
  await tx.execute(sql`select index_articles(${sql.param(ids)}::integer[])`);
  await tx.execute(sql`select take_search_census()`);
}
