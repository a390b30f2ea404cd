import { type SQL, sql } from 'drizzle-orm';
import { ACCESS_LEVELS, type Access, mayRead } from '#domain/access.ts';
import { textArray } from './scope.ts';
import { type Part, wordsStand } from './written-words.ts';

/** Quoted words, and what finds those that may have them. */
export type Quoted = {
  /** Their stems, in the database's notation. */
  condition: string;
  /** The words as `search_spaced` gives them. */
  written: string;
};

/** One of the ways to meet what is asked: a condition in the database's notation, and quoted words beside it. */
export type Alternative = { condition: string; has: Quoted[]; hasNot: Quoted[] };

export type Demand = {
  /** What everything that meets it meets, in the database's notation. */
  condition: string;
  /** Ways to meet it, where any of them has quoted words: stems find those, and the texts tell. */
  alternatives: Alternative[] | null;
};

/** What a query asks of an article. */
export type Exact = {
  /** Of one that its reader may read to the end. */
  whole: Demand;
  /** Of any other: phrases and what is left out meet its open part alone. */
  openly: Demand;
  /** What both find, and more, in the database's notation: that the words stand in it. */
  anywhere: string;
};

/** Whether a reader may read all there is: then nothing has to be kept from them. */
export const readsAll = (access: Access): boolean => ACCESS_LEVELS.every((level) => mayRead(access, level));

/** Whether a reader may read an article to the end. A lookup for each row that is asked about, and no more. */
export const isReadable = (articleId: SQL, access: Access): SQL => {
  const levels = ACCESS_LEVELS.filter((level) => mayRead(access, level));
  return sql`((select of.access from articles of where of.id = ${articleId}) = any(${textArray(levels)}))`;
};

const finds = (condition: string): SQL => sql`document @@ ${condition}::tsquery`;

/** A word alone may stand anywhere, as one without quotes does; words beside each other must stand in the part. */
const has = ({ written }: Quoted, part: Part): SQL =>
  wordsStand(written, written.trim().includes(' ') ? part : 'whole');

const hasNot = ({ condition, written }: Quoted, part: Part): SQL =>
  sql`not (${finds(condition)} and ${wordsStand(written, part)})`;

const isMet = (alternative: Alternative, part: Part): SQL =>
  sql.join(
    [
      finds(alternative.condition),
      ...alternative.has.map((quoted) => has(quoted, part)),
      ...alternative.hasNot.map((quoted) => hasNot(quoted, part)),
    ],
    sql` and `,
  );

/** Whether a row of `article_search` has what is asked, in the whole text or in its open part. */
export function holds({ condition, alternatives }: Demand, part: Part): SQL {
  if (alternatives === null) return sql`(${finds(condition)})`;
  const ways = alternatives.map((one) => sql`(${isMet(one, part)})`);
  return ways.length === 1 ? sql`${ways[0]}` : sql`(${finds(condition)} and (${sql.join(ways, sql` or `)}))`;
}

/**
 * Whether a row of `article_search` meets a query. Words may stand anywhere in an article, also for who may not read it;
 * what tells where they stand in it, word by word, is asked of its open part alone. NWS-05
 */
export const meets = ({ whole, openly, anywhere }: Exact, access: Access): SQL => {
  const inWhole = holds(whole, 'whole');
  if (readsAll(access)) return inWhole;
  const inOpenPart = holds(openly, 'open');
  const readable = isReadable(sql`article_search.article_id`, access);
  // Most rows need no look-up: what is found in their open part is the same.
  return sql`${finds(anywhere)}
    and case when ${inWhole} then ${inOpenPart} or ${readable} else ${inOpenPart} and not ${readable} end`;
};
