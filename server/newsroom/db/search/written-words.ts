import { type SQL, sql } from 'drizzle-orm';

/** The whole of an article, or the part that anybody may read. */
export type Part = 'whole' | 'open';

/**
 * Whether the text of a row of `article_search` has these words as they are written, one after the other. Use it on
 * rows that their stems have found, because it looks up the text of each.
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
 * Condition for rows of `article_search` whose texts have the neighbouring words of a phrase beside each other
 * somewhere. An index answers it, and finds few more rows than have the whole phrase.
 * @param ways words in their order, as `search_spaced` gives them, two or more at a time; a row needs all of any one
 * way
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
  // The `offset` makes the database use this index first: pairing the words of each row that has the stems would take
  // longer.
  return sql`article_search.article_id in (
    select article_id from search_texts where ${sql.join(conditions, sql` or `)} offset 0)`;
}
