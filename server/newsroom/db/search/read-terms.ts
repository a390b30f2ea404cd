import type { Orm } from '#server/base/db/connect.ts';
import { sql } from '#server/base/db/drizzle.ts';
import { rowsOf } from '#server/base/db/rows-of.ts';

/** A word or phrase of a query as the index knows it. */
export type Term = {
  /** Condition in the database's own notation, quoted; empty for what consists of stop words. */
  condition: string;
  /**
   * Whether that needs neighbouring words: those of a phrase, or words joined by a hyphen or an apostrophe.
   */
  exact: boolean;
  /** The same condition for an article's open part only: its title, the lines around the title, its opening. */
  openly: string;
  /** Condition that its words are in an article, in any place. */
  anywhere: string;
  lexemes: string[];
  /** Its words as they are written, folded: the form in which `search_texts` has them. */
  written: string;
  /** Whether all its words are in enough articles not to be a typing error. */
  known: boolean;
  /**
   * The approximate share of all articles that have its rarest word; for a phrase, the share of those in
   * which its two rarest words are neighbours.
   */
  share: number;
};

/** The estimated share of the articles with two words of a phrase in which they are neighbours. */
const NEIGHBOUR_SHARE = 0.3;

/** A lexeme in the database's notation, and the text that restricts it to the open weights of `article_search`. */
const QUOTED = "'(?:[^']|'')*'";
const RESTRICT_TO_OPEN_WEIGHTS = '\\&:ABC';

/**
 * Words and phrases as the index has them, in the given order, and the number of articles at the last census.
 */
export async function readTerms(
  orm: Orm,
  wordsAndPhrases: string[],
): Promise<{ terms: Term[]; articles: number }> {
  const found = await orm.execute(sql`
    with leaves as (
      select place, search_plain(leaf) as plain, search_spaced(leaf) as written
      from unnest(${sql.param(wordsAndPhrases)}::text[]) with ordinality as given (leaf, place)
    ), words as (
      select place, written, phraseto_tsquery('italian', plain) as query,
        tsvector_to_array(to_tsvector('italian', plain)) as lexemes from leaves
    )
    select query::text as condition, numnode(query) > 1 as exact, lexemes, written,
      regexp_replace(query::text, ${QUOTED}, ${RESTRICT_TO_OPEN_WEIGHTS}, 'g') as openly,
      coalesce((select string_agg(regexp_replace(quote_literal(lexeme), '^ ?E', ''), ' & ')
        from unnest(lexemes) as lexeme), '') as anywhere,
      coalesce((
        select exp(sum(ln(share))) * power(${NEIGHBOUR_SHARE}::float8, count(*) - 1) from (
          select coalesce(known.share, 0.5 / census.sampled) as share
          from unnest(lexemes) as lexeme
          left join search_terms known using (lexeme)
          cross join search_census census
          order by share limit case when numnode(query) > 1 then 2 else 1 end) rarest
      ), 0)::float8 as share,
      (select count(*) from unnest(lexemes) as lexeme join search_terms using (lexeme)) = cardinality(lexemes) as known,
      coalesce((select articles from search_census), 0) as articles
    from words order by place`);
  const rows = rowsOf<Term & { articles: number }>(found);
  return {
    terms: rows.map(({ articles: _, ...term }) => term),
    articles: rows[0]?.articles ?? 0,
  };
}

/** Gives the stems of single folded words. */
export async function stemsOf(orm: Orm, words: string[]): Promise<Map<string, string>> {
  if (words.length === 0) return new Map();
  const found = await orm.execute(sql`
    select word, (ts_lexize('italian_stem', word))[1] as stem from unnest(${sql.param(words)}::text[]) as word`);
  return new Map(
    rowsOf<{ word: string; stem: string | null }>(found).map(({ word, stem }) => [word, stem ?? '']),
  );
}
