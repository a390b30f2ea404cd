import { type SQL, sql } from 'drizzle-orm';
import { ACCESS_LEVELS, type Access, mayRead } from '#domain/access.ts';
import { saturated } from './score-matches.ts';

/** `word_strengths` tells in steps how strong a word is in an article, up to this one; 0 is a word that is weaker, or missing. */
const TOP_STEP = 7;
/** How often a word stands, by its fields, where it has the first step at least; twice as often is two steps more. */
const FIRST_STEP = 2.5;
/** The same of a word that has no step. */
const WEAK = 0.85;

type Steps = readonly number[];

/**
 * Steps that are not told apart, by how many words are looked at: of more words there are more combinations, so fewer groups. Of a
 * word alone 0 is left out, since every match has that at least.
 */
const GROUPS: Record<1 | 2 | 3, readonly Steps[]> = {
  1: [[7], [6], [5], [4], [3], [2], [1]],
  2: [[6, 7], [4, 5], [3], [2], [1], [0]],
  3: [[4, 5, 6, 7], [1, 2, 3], [0]],
};
/** Words that are strong together mostly stand near each other, which counts in the ranking. */
const TOGETHER = 0.5;
/** So many words of a query are looked at, those that count most. */
const WORDS = 3;
/** Of words beside each other so many are looked at, the longest. */
const OF_A_PHRASE = 2;
/** So many conditions are asked one after the other. */
const TIERS = 7;

/** So many articles are ranked for how strong the words are in them: steps do not tell how near several stand to each other. */
const ENOUGH = { ofOne: 200, ofSeveral: 500 };

/** A word of a query, or words beside each other: stems, and what it counts in the ranking. */
export type QueryWord = { lexemes: readonly string[]; worth: number };

/** Conditions on `word_strengths`, in the database's notation. */
export type Tiers = {
  /**
   * The first finds the articles in which the words are strongest, each later one others in which they are weaker. Articles in
   * which all are weak are in none.
   */
  inTurn: readonly string[];
  /**
   * That a word alone is strong: it stands alike in many articles, of which the newest come first, so those of the last days are
   * ranked besides. Null of several words, which stand together in fewer.
   */
  allStrong: string | null;
  /** How many of the strongest have the best among them. */
  enough: number;
};

/** Where the words of a query are strong for a reader; null where it has none. NWS-06 */
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
        chosen.reduce((sum, { worth }, at) => sum + worth * saturated(oftenIn(steps[at] ?? [])), 0) *
        (1 + TOGETHER * steps.filter(isStrong).length),
    }))
    .toSorted((a, b) => b.worth - a.worth);
  const size = Math.ceil(combinations.length / TIERS);
  const inTurn = Array.from({ length: Math.ceil(combinations.length / size) }, (_, tier) =>
    combinations
      .slice(tier * size, (tier + 1) * size)
      .map(({ condition }) => `(${condition})`)
      .join(' | '),
  );
  const [first] = chosen;
  if (!first || chosen.length > 1) return { inTurn, allStrong: null, enough: ENOUGH.ofSeveral };
  return { inTurn, allStrong: between(first.lexemes, 1, TOP_STEP, readings), enough: ENOUGH.ofOne };
}

const longestOf = (lexemes: readonly string[]): string[] =>
  lexemes.toSorted((a, b) => b.length - a.length).slice(0, OF_A_PHRASE);

const isStrong = (steps: Steps): boolean => steps.some((step) => step > 0);

/**
 * Whose steps count: `word_strengths` has `ponte/5/digital` where the word has the fifth step in a digital article, and
 * `ponte/5/not digital` where it has that in its open part, for who may not read it to the end. NWS-05
 */
const readingsFor = (access: Access): string[] =>
  ACCESS_LEVELS.map((level) => (mayRead(access, level) ? level : `not ${level}`));

/** How often a word stands where it has the lowest of some steps. */
const oftenIn = (steps: Steps): number =>
  isStrong(steps) ? FIRST_STEP * 2 ** ((Math.min(...steps) - 1) / 2) : WEAK;

/** That the weakest of some stems has one of these steps, which follow each other. */
function within(lexemes: readonly string[], steps: Steps, readings: readonly string[]): string {
  const [from, to] = [Math.min(...steps), Math.max(...steps)];
  if (from === 0) return `!(${between(lexemes, to + 1, TOP_STEP, readings)})`;
  if (lexemes.length === 1) return between(lexemes, from, to, readings);
  const all = between(lexemes, from, TOP_STEP, readings);
  return to === TOP_STEP ? all : `${all} & !(${between(lexemes, to + 1, TOP_STEP, readings)})`;
}

/** That each of some stems has a step from one to another. */
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
