import type { Orm } from './connect.ts';
import { sql } from './drizzle.ts';
import { withinTime } from './time-limit.ts';

/** PostgreSQL's value for no limit. */
const NO_LIMIT_MS = 0;

/**
 * Renews the database's statistics. After an import of many articles it would otherwise plan queries for few rows, and
 * the embedded database never renews them by itself.
 */
export async function renewStatistics(orm: Orm): Promise<void> {
  await withinTime(orm, NO_LIMIT_MS, async (tx) => {
    await tx.execute(sql`analyze articles, article_subjects, article_signatures, article_images, placements, issues,
    article_search, search_texts, search_words`);
  });
}
