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

/**
 * Rows of `article_search` in whose texts the neighbours of some words stand beside each other somewhere: by an index, and few
 * more than those that have the words as they are written.
 * @param ways words in their order, as `search_spaced` gives them, two or more at a time; all of any way are to be there
 */
export function neighboursStand(ways: string[][]): SQL {
  const pairsOf = (phrases: string[]) =>
    sql.join(
      phrases.map((written) => sql`written_pairs(${written}, null)`),
      sql` || `,
    );
  const conditions = ways.map(
    (phrases) => sql`written_pairs(open_words, body_words) @> (${pairsOf(phrases)})`,
  );
  // The `offset` has the index asked first: to pair the words of each row that has the stems would take longer.
  return sql`article_search.article_id in (
    select article_id from search_texts where ${sql.join(conditions, sql` or `)} offset 0)`;
}
