import { type SQL, sql } from 'drizzle-orm';
import { ACCESS_LEVELS, type Access, mayRead } from '#domain/access.ts';
import { saturatedFrequency } from './score-matches.ts';

/** The highest step of strength in `word_strengths`; 0 is a word that is weaker, or missing. */
const TOP_STEP = 7;
/** Number of occurrences, weighted by field, from which a word has the first step; twice as many are two steps more. */
const FIRST_STEP = 2.5;
/** The same for a word without a step. */
const WEAK = 0.85;

type Steps = readonly number[];

/**
 * Steps that are treated as equal, by the number of words: more words have more combinations, so they get fewer groups.
 * For a single word 0 is left out, because every match has at least that.
 */
const GROUPS: Record<1 | 2 | 3, readonly Steps[]> = {
  1: [[7], [6], [5], [4], [3], [2], [1]],
  2: [[6, 7], [4, 5], [3], [2], [1], [0]],
  3: [[4, 5, 6, 7], [1, 2, 3], [0]],
};
/** Words that are strong together are mostly near each other, which counts in the ranking. */
const TOGETHER = 0.5;
/** This many words of a query are used, those with the highest weight. */
const WORDS = 3;
/** Number of adjacent words that are used, the longest first. */
const OF_A_PHRASE = 2;
/** At most this many conditions are queried, one after the other. */
const TIERS = 7;

/**
 * This many articles are ranked by the strength of the words in them: steps do not show how near each other several
 * words are.
 */
const ENOUGH = { ofOne: 200, ofSeveral: 500 };

/** A word of a query, or words beside each other: stems, and their weight in the ranking. */
export type QueryWord = { lexemes: readonly string[]; worth: number };

/** Conditions on `word_strengths`, in the database's notation. */
export type Tiers = {
  /**
   * The first condition finds the articles in which the words are strongest, each later one others in which they are
   * weaker. Articles in which all words are weak are in none.
   */
  inTurn: readonly string[];
  /**
   * Condition that a single word is strong: it is equally strong in many articles, of which the newest come first, so
   * those of the last days are ranked as well. Null for several words, which are together in fewer articles.
   */
  allStrong: string | null;
  /** This many of the strongest include the best. */
  enough: number;
};

/**
 * Gives the conditions for articles in which the words of a query are strong for a reader; null for a query without
 * words. NWS-06
 */
export function tiersOf(words: readonly QueryWord[], access: Access): Tiers | null {
  const chosen = words
    .filter(({ lexemes }) => lexemes.length > 0)
    .toSorted((a, b) => b.worth - a.worth)
    .slice(0, WORDS)
    .map((word) => ({ ...word, lexemes: longestOf(word.lexemes) }));
  if (chosen.length === 0) return null;
  const groups = GROUPS[chosen.length === 1 || chosen.length === 2 ? chosen.length : 3];
  const readings = readingsFor(access);
  const combinations = combined(chosen.map(() => groups))
    .filter((steps) => steps.some(isStrong))
    .map((steps) => ({
      condition: chosen
        .map(({ lexemes }, at) => `(${within(lexemes, steps[at] ?? [], readings)})`)
        .join(' & '),
      worth:
        chosen.reduce((sum, { worth }, at) => sum + worth * saturatedFrequency(oftenIn(steps[at] ?? [])), 0) *
        (1 + TOGETHER * steps.filter(isStrong).length),
    }))
    .toSorted((a, b) => b.worth - a.worth);
  const size = Math.ceil(combinations.length / TIERS);
  const tierConditions = Array.from({ length: Math.ceil(combinations.length / size) }, (_, tier) =>
    combinations
      .slice(tier * size, (tier + 1) * size)
      .map(({ condition }) => `(${condition})`)
      .join(' | '),
  );
  const [first] = chosen;
  if (!first || chosen.length > 1)
    return { inTurn: tierConditions, allStrong: null, enough: ENOUGH.ofSeveral };
  return {
    inTurn: tierConditions,
    allStrong: between(first.lexemes, 1, TOP_STEP, readings),
    enough: ENOUGH.ofOne,
  };
}

const longestOf = (lexemes: readonly string[]): string[] =>
  lexemes.toSorted((a, b) => b.length - a.length).slice(0, OF_A_PHRASE);

const isStrong = (steps: Steps): boolean => steps.some((step) => step > 0);

/**
 * The access levels whose steps count: `word_strengths` has `ponte/5/digital` where the word has the fifth step in a
 * digital article, and `ponte/5/not digital` where it has that in its open part, for a reader who may not read it to
 * the end. NWS-05
 */
const readingsFor = (access: Access): string[] =>
  ACCESS_LEVELS.map((level) => (mayRead(access, level) ? level : `not ${level}`));

/** Number of occurrences of a word that has the lowest of some steps. */
const oftenIn = (steps: Steps): number =>
  isStrong(steps) ? FIRST_STEP * 2 ** ((Math.min(...steps) - 1) / 2) : WEAK;

/** Condition that the weakest of some stems has one of these consecutive steps. */
function within(lexemes: readonly string[], steps: Steps, readings: readonly string[]): string {
  const [from, to] = [Math.min(...steps), Math.max(...steps)];
  if (from === 0) return `!(${between(lexemes, to + 1, TOP_STEP, readings)})`;
  if (lexemes.length === 1) return between(lexemes, from, to, readings);
  const all = between(lexemes, from, TOP_STEP, readings);
  return to === TOP_STEP ? all : `${all} & !(${between(lexemes, to + 1, TOP_STEP, readings)})`;
}

/** Condition that each of some stems has a step within a range. */
const between = (lexemes: readonly string[], from: number, to: number, readings: readonly string[]): string =>
  lexemes
    .map((lexeme) => {
      const steps = Array.from({ length: to - from + 1 }, (_, at) => from + at);
      const told = steps.flatMap((step) => readings.map((reading) => quoted(`${lexeme}/${step}/${reading}`)));
      return `(${told.join(' | ')})`;
    })
    .join(' & ');

const quoted = (lexeme: string): string => `'${lexeme.replaceAll('\\', '\\\\').replaceAll("'", "''")}'`;

const combined = <T>(choices: readonly (readonly T[])[]): T[][] =>
  choices.reduce<T[][]>(
    (all, options) => all.flatMap((one) => options.map((option) => [...one, option])),
    [[]],
  );

/** Whether a row of `article_search` meets a condition on `word_strengths`. */
export const isStrongIn = (tier: SQL): SQL => sql`word_strengths(document, words, access) @@ ${tier}`;
