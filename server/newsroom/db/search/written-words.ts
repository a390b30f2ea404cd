import { type SQL, sql } from '#server/base/db/drizzle.ts';

/** The whole of an article, or the part that anybody may read. */
export type Part = 'whole' | 'open';

/**
 * Whether the text of a row of `article_search` has these words as they are written, one after the other. Use it on
 * rows that their stems have found, because it looks up the text of each.
 * @param written as `search_spaced` gives them
 */
export function hasWordsAsWritten(written: string | SQL, part: Part): SQL {
  const inOpenPart = sql`strpos(texts.open_words, (${written})::text) > 0`;
  const isInPart =
    part === 'open'
      ? inOpenPart
      : sql`${inOpenPart} or strpos(coalesce(texts.body_words, ''), (${written})::text) > 0`;
  return sql`coalesce((select ${isInPart} from search_texts texts where texts.article_id = article_search.article_id), false)`;
}

/**
 * Condition for rows of `article_search` whose texts have the neighbouring words of a phrase beside each
 * other somewhere. An index answers it, and finds few more rows than have the whole phrase.
 * @param alternatives phrases of two or more words as `search_spaced` writes them; a row needs all of one
 * alternative
 */
export function hasNeighbouringWords(alternatives: string[][]): SQL {
  const pairsOf = (phrases: string[]) =>
    sql.join(
      phrases.map((written) => sql`written_pairs(${written}, null)`),
      sql` || `,
    );
  const conditions = alternatives.map(
    (phrases) => sql`written_pairs(open_words, body_words) @> (${pairsOf(phrases)})`,
  );
  // The `offset` makes the database use this index first: pairing the words of each row that has the stems would take
  // longer.
  return sql`article_search.article_id in (
    select article_id from search_texts where ${sql.join(conditions, sql` or `)} offset 0)`;
}
