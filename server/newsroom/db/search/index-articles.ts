import { sql } from 'drizzle-orm';
import type { Orm } from '#server/base/db/connect.ts';

/**
 * Makes search find these articles as they stand now, or not at all where they were withdrawn. What is indexed, and how,
 * stands in the migration that defines `index_articles`. Call it in the transaction that changed them.
 */
export async function indexArticles(tx: Orm, ids: number[]): Promise<void> {
  if (ids.length === 0) return;
  await tx.execute(sql`select index_articles(${sql.param(ids)}::integer[])`);
  await tx.execute(sql`select take_search_census()`);
}
