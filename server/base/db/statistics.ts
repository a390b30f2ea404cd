import { sql } from 'drizzle-orm';
import type { Orm } from './connect.ts';
import { withinTime } from './time-limit.ts';

/** What PostgreSQL takes for no limit. */
const NO_LIMIT_MS = 0;

/**
 * Tells the database anew how much there is of what: after many articles at once it would go on planning its queries for
 * the few that there were, and the embedded database never looks by itself.
 */
export async function renewStatistics(orm: Orm): Promise<void> {
  await withinTime(orm, NO_LIMIT_MS, async (tx) => {
    await tx.execute(sql`analyze articles, article_subjects, article_signatures, article_images, placements, issues,
    article_search, search_texts, search_words`);
  });
}
