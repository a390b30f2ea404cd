import type { Orm } from '#server/base/db/connect.ts';
import { sql } from '#server/base/db/drizzle.ts';
import { rowsOf } from '#server/base/db/rows-of.ts';
import { freshness } from './find-matches.ts';
import type { Term } from './read-terms.ts';
import { isPublishedInPaper, type Scope, textArray } from './scope.ts';
import { DOCUMENT, openScoreOf, weightOf } from './score-matches.ts';

/** Limit of found articles that are ranked, the newest. */
const MAX_RANKED = 150;

/**
 * An article about the same subject has at least this many of the words in its title, the lines around the title or its
 * opening.
 */
const MIN_SHARED_WORDS = 2;

/** An article and how similar it is: 0 if it has none of the words, about 1 if it has all. */
export type SimilarArticle = { id: number; likeness: number };

/** The words of an article, and the condition that finds articles with some of them. */
export type SearchedWords = { found: string; terms: Term[] };

/**
 * Finds the articles most similar to one by its words. They are ranked as search ranks articles with some of
 * the words, by their open part, so that all readers get the same. The first `offset` makes the database use
 * the index of words instead of scanning the newest articles; the second makes it read each document once.
 * Call it after `useIndexes`. NWS-04
 */
export async function findSimilar(
  orm: Orm,
  scope: Scope,
  articleId: number,
  { found, terms }: SearchedWords,
  limit: number,
): Promise<SimilarArticle[]> {
  const maxScore = terms.reduce((sum, term) => sum + weightOf(term), 0);
  const openly = textArray(terms.map((term) => term.openly));
  const answer = await orm.execute(sql`
    select article_id as id, ((${openScoreOf(terms)}) * ${freshness(scope.today)} / ${maxScore}::float8)::float8 as likeness
    from (
      select article_id, day, published_at, ${DOCUMENT} from (
        select * from (select * from article_search where document @@ ${found}::tsquery offset 0) meant
        where ${isPublishedInPaper(scope)} and article_id <> ${articleId}
        order by published_at desc, article_id desc limit ${MAX_RANKED}
      ) newest offset 0
    ) read
    where (select count(*) from unnest(${openly}::tsquery[]) as openly where document @@ openly) >= ${MIN_SHARED_WORDS}
    order by likeness desc, published_at desc, article_id desc limit ${limit}`);
  return rowsOf<SimilarArticle>(answer);
}
