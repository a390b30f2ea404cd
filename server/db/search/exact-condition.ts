import { type SQL, sql } from 'drizzle-orm';
import { ACCESS_LEVELS, type Access, mayRead } from '#domain/access.ts';
import { textArray } from './scope.ts';

/** What a query asks of an article, in the database's notation. */
export type Exact = {
  /** Of one that its reader may read to the end. */
  whole: string;
  /** Of any other: phrases and what is left out meet its open part alone. */
  openly: string;
  /** What both find, and more: that the words stand in it. */
  anywhere: string;
};

/** Whether a reader may read all there is: then nothing has to be kept from them. */
export const readsAll = (access: Access): boolean => ACCESS_LEVELS.every((level) => mayRead(access, level));

/** Whether a reader may read an article to the end. A lookup for each row that is asked about, and no more. */
export const isReadable = (articleId: SQL, access: Access): SQL => {
  const levels = ACCESS_LEVELS.filter((level) => mayRead(access, level));
  return sql`((select of.access from articles of where of.id = ${articleId}) = any(${textArray(levels)}))`;
};

/**
 * Whether a row of `article_search` meets a query. Words may stand anywhere in an article, also for who may not read it;
 * what tells where they stand in it, word by word, is asked of its open part alone. NWS-05
 */
export const meets = ({ whole, openly, anywhere }: Exact, access: Access): SQL => {
  const [inWhole, inOpenPart] = [sql`(document @@ ${whole}::tsquery)`, sql`(document @@ ${openly}::tsquery)`];
  if (readsAll(access)) return inWhole;
  const readable = isReadable(sql`article_search.article_id`, access);
  // Most rows need no look-up: what is found in their open part is the same.
  return sql`document @@ ${anywhere}::tsquery
    and case when ${inWhole} then ${inOpenPart} or ${readable} else ${inOpenPart} and not ${readable} end`;
};
