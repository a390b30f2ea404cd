import { sql } from 'drizzle-orm';
import type { Orm } from '#server/base/db/connect.ts';
import { rowsOf } from '#server/base/db/rows-of.ts';
import { freshness } from './find-matches.ts';
import type { Term } from './read-terms.ts';
import { findable, type Scope, textArray } from './scope.ts';
import { DOCUMENT, openScoreOf, weightOf } from './score-matches.ts';

/** This many of the articles found are ranked, the newest. */
const RANKED = 150;

/**
 * An article about the same subject has at least this many of the words in its title, the lines around the title or its
 * opening.
 */
const TOGETHER = 2;

/** How similar an article is: 0 if it has none of the words, about 1 if it has all. */
export type Alike = { id: number; likeness: number };

/** The words of an article, and the condition that finds articles with some of them. */
export type Words = { found: string; terms: Term[] };

/**
 * Finds the articles most similar to one by its words. They are ranked as search ranks articles with some of the words,
 * by their open part, so that all readers get the same. The first `offset` makes the database use the index of words
 * instead of scanning the newest articles; the second makes it read each document once. Call it where indexes are used.
 * NWS-04
 */
export async function findAlike(
  orm: Orm,
  scope: Scope,
  articleId: number,
  { found, terms }: Words,
  limit: number,
): Promise<Alike[]> {
  const most = terms.reduce((sum, term) => sum + weightOf(term), 0);
  const openly = textArray(terms.map((term) => term.openly));
  const answer = await orm.execute(sql`
    select article_id as id, ((${openScoreOf(terms)}) * ${freshness(scope.today)} / ${most}::float8)::float8 as likeness
    from (
      select article_id, day, published_at, ${DOCUMENT} from (
        select * from (select * from article_search where document @@ ${found}::tsquery offset 0) meant
        where ${findable(scope)} and article_id <> ${articleId}
        order by published_at desc, article_id desc limit ${RANKED}
      ) newest offset 0
    ) read
    where (select count(*) from unnest(${openly}::tsquery[]) as openly where document @@ openly) >= ${TOGETHER}
    order by likeness desc, published_at desc, article_id desc limit ${limit}`);
  return rowsOf<Alike>(answer);
}
