import { type SQL, sql } from 'drizzle-orm';
import { ACCESS_LEVELS, type Access, mayRead } from '#domain/access.ts';
import { textArray } from './scope.ts';
import { neighboursStand, type Part, wordsStand } from './written-words.ts';

/** Quoted words, and the condition that finds rows which may have them. */
export type Quoted = {
  /** Their stems, in the database's notation. */
  condition: string;
  /** The words as `search_spaced` gives them. */
  written: string;
};

/** One of the ways to meet a query: a condition in the database's notation, and quoted words beside it. */
export type Alternative = {
  condition: string;
  has: Quoted[];
  hasNot: Quoted[];
  /** Whether it asks for more than the quoted words, or excludes more. */
  hasOthers: boolean;
};

export type Demand = {
  /** Condition that every match meets, in the database's notation. */
  condition: string;
  /** Ways to meet the query, where any of them has quoted words: stems find the rows, their texts decide. */
  alternatives: Alternative[] | null;
};

/** Conditions of a query on an article. */
export type Exact = {
  /** For an article that the reader may read to the end. */
  whole: Demand;
  /** For any other article: phrases and excluded words are checked in its open part only. */
  openly: Demand;
  /**
   * Condition that matches of both meet, and more rows, in the database's notation: the words are somewhere in the
   * article.
   */
  anywhere: string;
};

/** Whether a reader may read articles of all levels: then nothing has to be hidden from them. */
export const readsAll = (access: Access): boolean => ACCESS_LEVELS.every((level) => mayRead(access, level));

/** Whether a reader may read an article to the end, by its access level in the column `level`. */
export const isReadable = (level: SQL, access: Access): SQL =>
  sql`(${level} = any(${textArray(ACCESS_LEVELS.filter((one) => mayRead(access, one)))}))`;

const finds = (condition: string): SQL => sql`document @@ ${condition}::tsquery`;

/** A single quoted word may be anywhere, as one without quotes; words beside each other must be in the given part. */
const has = ({ written }: Quoted, part: Part): SQL =>
  wordsStand(written, isOfSeveralWords(written) ? part : 'whole');
const isOfSeveralWords = (written: string) => written.trim().includes(' ');

const hasNot = ({ condition, written }: Quoted, part: Part): SQL =>
  sql`not (${finds(condition)} and ${wordsStand(written, part)})`;

const isWrittenIn = (alternative: Alternative, part: Part): SQL[] => [
  ...alternative.has.map((quoted) => has(quoted, part)),
  ...alternative.hasNot.map((quoted) => hasNot(quoted, part)),
];

/** Whether a row that the condition finds has what is quoted, in the whole text or in its open part. */
function isWritten({ alternatives }: Demand, part: Part): SQL {
  if (alternatives === null) return sql`true`;
  const [only, ...others] = alternatives;
  if (only && others.length === 0) return sql`(${sql.join(isWrittenIn(only, part), sql` and `)})`;
  const ways = alternatives.map((one) =>
    sql.join([finds(one.condition), ...isWrittenIn(one, part)], sql` and `),
  );
  return sql`((${sql.join(ways, sql`) or (`)}))`;
}

/** Whether a query asks only for quoted phrases: a row that has the phrase has its stems too. */
const isOfPhrases = ({ alternatives }: Demand): boolean =>
  alternatives?.every(
    ({ has: quoted, hasOthers }) =>
      !hasOthers && quoted.length > 0 && quoted.every(({ written }) => isOfSeveralWords(written)),
  ) ?? false;

/** Whether a row of `article_search` meets a demand, in the whole text or in its open part. */
export const holds = (demand: Demand, part: Part): SQL =>
  isOfPhrases(demand)
    ? isWritten(demand, part)
    : sql`(${finds(demand.condition)} and ${isWritten(demand, part)})`;

/**
 * Whether a row of `article_search` meets a query. Words may be anywhere in an article, even for a reader who may not
 * read it; conditions on their position are checked only in the open part. NWS-05
 */
export const meets = (exact: Exact, access: Access): SQL =>
  sql`${mayMeet(exact).found} and ${isMet(exact, access)}`;

/**
 * Conditions that indexes can check on a row, for its words and for neighbouring words. Quoted words are found by their
 * pairs, because their stems are in many more articles.
 */
export function mayMeet({ whole, anywhere }: Exact): { found: SQL; neighbours: SQL } {
  const ways = (whole.alternatives ?? []).map(({ has: quoted }) =>
    quoted.map(({ written }) => written).filter(isOfSeveralWords),
  );
  const isQuotedInEach = ways.length > 0 && ways.every((phrases) => phrases.length > 0);
  const neighbours = isQuotedInEach ? neighboursStand(ways) : sql`true`;
  return { neighbours, found: isOfPhrases(whole) ? neighbours : sql`${finds(anywhere)} and ${neighbours}` };
}

/** Whether a row that may meet a query does. NWS-05 */
export function isMet({ whole, openly, anywhere }: Exact, access: Access): SQL {
  if (readsAll(access)) return holds(whole, 'whole');
  const isSame = whole.condition === openly.condition;
  const [inWhole, inOpenPart] = isSame
    ? [isWritten(whole, 'whole'), isWritten(openly, 'open')]
    : [holds(whole, 'whole'), holds(openly, 'open')];
  const readable = isReadable(sql`article_search.access`, access);
  // Unless words are excluded, what is found in the open part is also in the whole text, so one check is enough for
  // most rows.
  if (isSame && !leavesOut(whole)) {
    const stands = sql`${inWhole} and (${inOpenPart} or ${readable})`;
    return isOfPhrases(whole) ? stands : sql`${finds(whole.condition)} and ${stands}`;
  }
  return sql`${finds(isSame ? whole.condition : anywhere)}
    and case when ${inWhole} then ${inOpenPart} or ${readable} else ${inOpenPart} and not ${readable} end`;
}

const leavesOut = ({ alternatives }: Demand): boolean =>
  alternatives?.some(({ hasNot: quoted }) => quoted.length > 0) ?? true;
