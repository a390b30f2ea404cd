import { type SQL, sql } from 'drizzle-orm';

/** The whole of an article, or what anybody may read of it. */
export type Part = 'whole' | 'open';

/**
 * Whether words stand in the text of a row of `article_search` as they are written, one after the other. It is asked of
 * rows that their stems have found: one is looked up at a time.
 * @param written as `search_spaced` gives them
 */
export function wordsStand(written: string | SQL, part: Part): SQL {
  const inOpenPart = sql`strpos(texts.open_words, (${written})::text) > 0`;
  const stands =
    part === 'open'
      ? inOpenPart
      : sql`${inOpenPart} or strpos(coalesce(texts.body_words, ''), (${written})::text) > 0`;
  return sql`coalesce((select ${stands} from search_texts texts where texts.article_id = article_search.article_id), false)`;
}
