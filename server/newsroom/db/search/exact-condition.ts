import { type SQL, sql } from 'drizzle-orm';
import { ACCESS_LEVELS, type Access, mayRead } from '#domain/access.ts';
import { textArray } from './scope.ts';
import { neighboursStand, type Part, wordsStand } from './written-words.ts';

/** Quoted words, and what finds those that may have them. */
export type Quoted = {
  /** Their stems, in the database's notation. */
  condition: string;
  /** The words as `search_spaced` gives them. */
  written: string;
};

/** One of the ways to meet what is asked: a condition in the database's notation, and quoted words beside it. */
export type Alternative = {
  condition: string;
  has: Quoted[];
  hasNot: Quoted[];
  /** Whether it asks for more than what is quoted, or leaves more out. */
  hasOthers: boolean;
};

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

/** Whether a reader may read an article of such a level, which a column has, to the end. */
export const isReadable = (level: SQL, access: Access): SQL =>
  sql`(${level} = any(${textArray(ACCESS_LEVELS.filter((one) => mayRead(access, one)))}))`;

const finds = (condition: string): SQL => sql`document @@ ${condition}::tsquery`;

/** A word alone may stand anywhere, as one without quotes does; words beside each other must stand in the part. */
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

/** Whether nothing is asked for but quoted words beside each other: where those stand, their stems do. */
const isOfPhrases = ({ alternatives }: Demand): boolean =>
  alternatives?.every(
    ({ has: quoted, hasOthers }) =>
      !hasOthers && quoted.length > 0 && quoted.every(({ written }) => isOfSeveralWords(written)),
  ) ?? false;

/** Whether a row of `article_search` has what is asked, in the whole text or in its open part. */
export const holds = (demand: Demand, part: Part): SQL =>
  isOfPhrases(demand)
    ? isWritten(demand, part)
    : sql`(${finds(demand.condition)} and ${isWritten(demand, part)})`;

/**
 * Whether a row of `article_search` meets a query. Words may stand anywhere in an article, also for who may not read it;
 * what tells where they stand in it, word by word, is asked of its open part alone. NWS-05
 */
export const meets = (exact: Exact, access: Access): SQL =>
  sql`${mayMeet(exact).found} and ${isMet(exact, access)}`;

/**
 * What indexes tell of a row that meets a query, and what the one of neighbouring words does. What is quoted is found by pairs of
 * its words: its stems stand in many more articles.
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
  // Where nothing is left out, what is found in an open part is found in the whole: one look is enough for most.
  if (isSame && !leavesOut(whole)) {
    const stands = sql`${inWhole} and (${inOpenPart} or ${readable})`;
    return isOfPhrases(whole) ? stands : sql`${finds(whole.condition)} and ${stands}`;
  }
  return sql`${finds(isSame ? whole.condition : anywhere)}
    and case when ${inWhole} then ${inOpenPart} or ${readable} else ${inOpenPart} and not ${readable} end`;
}

const leavesOut = ({ alternatives }: Demand): boolean =>
  alternatives?.some(({ hasNot: quoted }) => quoted.length > 0) ?? true;
