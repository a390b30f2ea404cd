import { ACCESS_LEVELS, type Access, mayRead } from '#domain/access.ts';
import { type SQL, sql } from '#server/base/db/drizzle.ts';
import { textArray } from './scope.ts';
import { hasNeighbouringWords, hasWordsAsWritten, type Part } from './written-words.ts';

/** Quoted words, and the condition that finds the rows which may have them. */
export type Quoted = {
  /** Their stems, in the database's notation. */
  condition: string;
  /** The words as `search_spaced` gives them. */
  written: string;
};

/**
 * One alternative of a query: a condition in the database's notation, and the quoted words that it needs or
 * excludes.
 */
export type Alternative = {
  condition: string;
  has: Quoted[];
  hasNot: Quoted[];
  /** Whether it also needs or excludes words that are not quoted. */
  hasOthers: boolean;
};

export type PartCondition = {
  /** Condition that every match meets, in the database's notation. */
  condition: string;
  /**
   * The alternatives of the query, whose quoted words are looked up in the texts; null if none has quoted
   * words.
   */
  alternatives: Alternative[] | null;
};

/** Conditions of a query on an article. */
export type ExactCondition = {
  /** For an article that the reader may read to the end. */
  whole: PartCondition;
  /** For any other article: phrases and excluded words are checked in its open part only. */
  openPart: PartCondition;
  /**
   * A weaker condition that matches of both meet, in the database's notation: the words are anywhere in the
   * article.
   */
  anywhere: string;
};

/** Whether a reader may read articles of all levels: then nothing has to be hidden from them. */
export const mayReadAll = (access: Access): boolean => ACCESS_LEVELS.every((level) => mayRead(access, level));

/** Whether a reader may read an article to the end, by its access level in the column `level`. */
export const isReadable = (level: SQL, access: Access): SQL =>
  sql`(${level} = any(${textArray(ACCESS_LEVELS.filter((one) => mayRead(access, one)))}))`;

const matchesStems = (condition: string): SQL => sql`document @@ ${condition}::tsquery`;

/**
 * A single quoted word may be anywhere in the article; a phrase of several words has to be in the given part.
 */
const hasQuoted = ({ written }: Quoted, part: Part): SQL =>
  hasWordsAsWritten(written, isOfSeveralWords(written) ? part : 'whole');
const isOfSeveralWords = (written: string) => written.trim().includes(' ');

const lacksQuoted = ({ condition, written }: Quoted, part: Part): SQL =>
  sql`not (${matchesStems(condition)} and ${hasWordsAsWritten(written, part)})`;

const quotedConditions = (alternative: Alternative, part: Part): SQL[] => [
  ...alternative.has.map((quoted) => hasQuoted(quoted, part)),
  ...alternative.hasNot.map((quoted) => lacksQuoted(quoted, part)),
];

/**
 * Whether a row that meets the condition has the quoted words as they are written, in the whole text or open
 * part.
 */
function isWritten({ alternatives }: PartCondition, part: Part): SQL {
  if (alternatives === null) return sql`true`;
  const [single, ...others] = alternatives;
  if (single && others.length === 0) return sql`(${sql.join(quotedConditions(single, part), sql` and `)})`;
  const alternativeConditions = alternatives.map((alternative) =>
    sql.join([matchesStems(alternative.condition), ...quotedConditions(alternative, part)], sql` and `),
  );
  return sql`((${sql.join(alternativeConditions, sql`) or (`)}))`;
}

/**
 * Whether a query consists only of quoted phrases: a row with the phrase also has its stems, which need no
 * check.
 */
const hasOnlyPhrases = ({ alternatives }: PartCondition): boolean =>
  alternatives?.every(
    ({ has: quoted, hasOthers }) =>
      !hasOthers && quoted.length > 0 && quoted.every(({ written }) => isOfSeveralWords(written)),
  ) ?? false;

/** Whether a row of `article_search` meets the condition in the whole text or in its open part. */
export const meetsPart = (demand: PartCondition, part: Part): SQL =>
  hasOnlyPhrases(demand)
    ? isWritten(demand, part)
    : sql`(${matchesStems(demand.condition)} and ${isWritten(demand, part)})`;

/**
 * Whether a row of `article_search` meets a query. Words may be anywhere in an article, even for a reader who may not
 * read it; conditions on their position are checked only in the open part. NWS-05
 */
export const meetsQuery = (exact: ExactCondition, access: Access): SQL =>
  sql`${indexConditions(exact).found} and ${meetsExactly(exact, access)}`;

/**
 * Conditions that indexes can check on a row, for its words and for neighbouring words. Quoted words are found by their
 * pairs, because their stems are in many more articles.
 */
export function indexConditions({ whole, anywhere }: ExactCondition): { found: SQL; neighbours: SQL } {
  const phrasesByAlternative = (whole.alternatives ?? []).map(({ has: quoted }) =>
    quoted.map(({ written }) => written).filter(isOfSeveralWords),
  );
  const hasPhraseInEach =
    phrasesByAlternative.length > 0 && phrasesByAlternative.every((phrases) => phrases.length > 0);
  const neighbours = hasPhraseInEach ? hasNeighbouringWords(phrasesByAlternative) : sql`true`;
  return {
    neighbours,
    found: hasOnlyPhrases(whole) ? neighbours : sql`${matchesStems(anywhere)} and ${neighbours}`,
  };
}

/** Whether a row that may meet a query does. NWS-05 */
export function meetsExactly({ whole, openPart, anywhere }: ExactCondition, access: Access): SQL {
  if (mayReadAll(access)) return meetsPart(whole, 'whole');
  const hasSameStems = whole.condition === openPart.condition;
  const [isWrittenInWhole, isWrittenInOpenPart] = hasSameStems
    ? [isWritten(whole, 'whole'), isWritten(openPart, 'open')]
    : [meetsPart(whole, 'whole'), meetsPart(openPart, 'open')];
  const readable = isReadable(sql`article_search.access`, access);
  // Unless words are excluded, what is found in the open part is also in the whole text, so one check is enough for
  // most rows.
  if (hasSameStems && !hasExclusions(whole)) {
    const isWrittenReadably = sql`${isWrittenInWhole} and (${isWrittenInOpenPart} or ${readable})`;
    return hasOnlyPhrases(whole)
      ? isWrittenReadably
      : sql`${matchesStems(whole.condition)} and ${isWrittenReadably}`;
  }
  return sql`${matchesStems(hasSameStems ? whole.condition : anywhere)}
    and case when ${isWrittenInWhole} then ${isWrittenInOpenPart} or ${readable} else ${isWrittenInOpenPart} and not ${readable} end`;
}

const hasExclusions = ({ alternatives }: PartCondition): boolean =>
  alternatives?.some(({ hasNot: quoted }) => quoted.length > 0) ?? true;
