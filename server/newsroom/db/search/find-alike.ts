import { sql } from 'drizzle-orm';
import type { Orm } from '#server/base/db/connect.ts';
import { rowsOf } from '#server/base/db/rows-of.ts';
import { freshness } from './find-matches.ts';
import type { Term } from './read-terms.ts';
import { findable, type Scope, textArray } from './scope.ts';
import { DOCUMENT, openScoreOf, worthOf } from './score-matches.ts';

/** So many of what is found are ranked, the newest. */
const RANKED = 150;

/** What tells of the same has so many of the words at least in its title, the lines around that or its opening. */
const TOGETHER = 2;

/** How like an article is: 0 where it has none of the words, about 1 where it has all. */
export type Alike = { id: number; likeness: number };

/** The words of an article, and what finds others that have some of them. */
export type Words = { found: string; terms: Term[] };

/**
 * The articles most like one by its words, ranked as search ranks those that have some of the words: by their open part, so
 * that all readers have the same. One `offset` has the words' index asked, not the newest articles looked through one by one;
 * with the other a document is read once.
 * Call it where indexes are used. NWS-04
 */
export async function findAlike(
  orm: Orm,
  scope: Scope,
  articleId: number,
  { found, terms }: Words,
  limit: number,
): Promise<Alike[]> {
  const most = terms.reduce((sum, term) => sum + worthOf(term), 0);
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
