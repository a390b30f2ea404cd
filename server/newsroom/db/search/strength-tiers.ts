import { ACCESS_LEVELS, type Access, mayRead } from '#domain/access.ts';
import { type SQL, sql } from '#server/base/db/drizzle.ts';
import { saturatedFrequency } from './score-matches.ts';

/** The highest step of strength in `word_strengths`; 0 is a word that is weaker, or missing. */
const HIGHEST_STEP = 7;
/**
 * Number of occurrences, weighted by field, from which on a word has step 1; twice as many are two steps
 * more.
 */
const FIRST_STEP_OCCURRENCES = 2.5;
/** Number of occurrences that is assumed for a word without a step. */
const WEAK_OCCURRENCES = 0.85;

type Steps = readonly number[];

/**
 * Steps that are treated as equal, by the number of words: more words have more combinations, so they get fewer groups.
 * For a single word 0 is left out, because every match has at least that.
 */
const STEP_GROUPS: Record<1 | 2 | 3, readonly Steps[]> = {
  1: [[7], [6], [5], [4], [3], [2], [1]],
  2: [[6, 7], [4, 5], [3], [2], [1], [0]],
  3: [[4, 5, 6, 7], [1, 2, 3], [0]],
};
/** Words that are strong together are mostly near each other, which counts in the ranking. */
const TOGETHER_BONUS = 0.5;
/** Limit of words of a query that are used, those with the highest weight. */
const MAX_WORDS = 3;
/** Limit of words of a phrase that are used, the longest. */
const MAX_PHRASE_WORDS = 2;
/** Limit of conditions that are queried one after the other. */
const MAX_TIERS = 7;

/**
 * Number of articles with the strongest words that are ranked; more for several words, because steps do not
 * show how near each other they are.
 */
const RANKED_ARTICLES = { singleWord: 200, severalWords: 500 };

/** A word or phrase of a query: its stems, and its weight in the ranking. */
export type QueryWord = { lexemes: readonly string[]; weight: number };

/** Conditions on `word_strengths`, in the database's notation. */
export type Tiers = {
  /**
   * The first condition finds the articles in which the words are strongest, each later one others in which they are
   * weaker. Articles in which all words are weak are in none.
   */
  conditions: readonly string[];
  /**
   * Condition that a single word is strong: it is equally strong in many articles, of which the newest come first, so
   * those of the last days are ranked as well. Null for several words, which are together in fewer articles.
   */
  strongCondition: string | null;
  /** Number of articles with the strongest words among which the best results are expected. */
  articleCount: number;
};

/**
 * Gives the conditions for articles in which the words of a query are strong for a reader; null for a query without
 * words. NWS-06
 */
export function toTiers(words: readonly QueryWord[], access: Access): Tiers | null {
  const chosen = words
    .filter(({ lexemes }) => lexemes.length > 0)
    .toSorted((a, b) => b.weight - a.weight)
    .slice(0, MAX_WORDS)
    .map((word) => ({ ...word, lexemes: longestOf(word.lexemes) }));
  if (chosen.length === 0) return null;
  const groups = STEP_GROUPS[chosen.length === 1 || chosen.length === 2 ? chosen.length : 3];
  const accessTags = accessTagsFor(access);
  const combinations = allCombinations(chosen.map(() => groups))
    .filter((steps) => steps.some(isStrong))
    .map((steps) => ({
      condition: chosen
        .map(({ lexemes }, at) => `(${weakestIn(lexemes, steps[at] ?? [], accessTags)})`)
        .join(' & '),
      weight:
        chosen.reduce(
          (sum, { weight }, at) => sum + weight * saturatedFrequency(occurrencesAt(steps[at] ?? [])),
          0,
        ) *
        (1 + TOGETHER_BONUS * steps.filter(isStrong).length),
    }))
    .toSorted((a, b) => b.weight - a.weight);
  const size = Math.ceil(combinations.length / MAX_TIERS);
  const tierConditions = Array.from({ length: Math.ceil(combinations.length / size) }, (_, tier) =>
    combinations
      .slice(tier * size, (tier + 1) * size)
      .map(({ condition }) => `(${condition})`)
      .join(' | '),
  );
  const [first] = chosen;
  if (!first || chosen.length > 1)
    return { conditions: tierConditions, strongCondition: null, articleCount: RANKED_ARTICLES.severalWords };
  return {
    conditions: tierConditions,
    strongCondition: allStepsBetween(first.lexemes, 1, HIGHEST_STEP, accessTags),
    articleCount: RANKED_ARTICLES.singleWord,
  };
}

const longestOf = (lexemes: readonly string[]): string[] =>
  lexemes.toSorted((a, b) => b.length - a.length).slice(0, MAX_PHRASE_WORDS);

const isStrong = (steps: Steps): boolean => steps.some((step) => step > 0);

/**
 * The access levels whose steps count: `word_strengths` has `ponte/5/digital` where the word has the fifth step in a
 * digital article, and `ponte/5/not digital` where it has that in its open part, for a reader who may not read it to
 * the end. NWS-05
 */
const accessTagsFor = (access: Access): string[] =>
  ACCESS_LEVELS.map((level) => (mayRead(access, level) ? level : `not ${level}`));

/** Number of occurrences of a word with the lowest of some steps. */
const occurrencesAt = (steps: Steps): number =>
  isStrong(steps) ? FIRST_STEP_OCCURRENCES * 2 ** ((Math.min(...steps) - 1) / 2) : WEAK_OCCURRENCES;

/** Condition that the weakest of some stems has one of these consecutive steps. */
function weakestIn(lexemes: readonly string[], steps: Steps, accessTags: readonly string[]): string {
  const [from, to] = [Math.min(...steps), Math.max(...steps)];
  if (from === 0) return `!(${allStepsBetween(lexemes, to + 1, HIGHEST_STEP, accessTags)})`;
  if (lexemes.length === 1) return allStepsBetween(lexemes, from, to, accessTags);
  const all = allStepsBetween(lexemes, from, HIGHEST_STEP, accessTags);
  return to === HIGHEST_STEP
    ? all
    : `${all} & !(${allStepsBetween(lexemes, to + 1, HIGHEST_STEP, accessTags)})`;
}

/** Condition that each of some stems has a step within a range. */
const allStepsBetween = (
  lexemes: readonly string[],
  from: number,
  to: number,
  accessTags: readonly string[],
): string =>
  lexemes
    .map((lexeme) => {
      const steps = Array.from({ length: to - from + 1 }, (_, at) => from + at);
      const stepLexemes = steps.flatMap((step) =>
        accessTags.map((reading) => quoted(`${lexeme}/${step}/${reading}`)),
      );
      return `(${stepLexemes.join(' | ')})`;
    })
    .join(' & ');

const quoted = (lexeme: string): string => `'${lexeme.replaceAll('\\', '\\\\').replaceAll("'", "''")}'`;

const allCombinations = <T>(choices: readonly (readonly T[])[]): T[][] =>
  choices.reduce<T[][]>(
    (all, options) => all.flatMap((one) => options.map((option) => [...one, option])),
    [[]],
  );

/** Whether a row of `article_search` meets a condition on `word_strengths`. */
export const isStrongIn = (tier: SQL): SQL => sql`word_strengths(document, words, access) @@ ${tier}`;
