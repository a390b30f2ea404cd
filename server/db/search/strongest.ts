import { type SQL, sql } from 'drizzle-orm';
import { ACCESS_LEVELS, type Access, mayRead } from '#domain/access.ts';

/** Steps in which `word_strengths` tells how strong a word is in an article; 0 is a word that is weaker, or missing. */
const STRONGEST = 7;
/** Bands of steps, by the number of words: of one each step is a band, of more there would be too many. */
const BANDS = {
  1: [[7], [6], [5], [4], [3], [2], [1]],
  2: [[6, 7], [4, 5], [3], [2], [1], [0]],
  3: [[4, 5, 6, 7], [1, 2, 3], [0]],
};
/** How often a word stands in an article in which it is not strong. */
const WEAK = 0.85;
/** Words that are strong together mostly stand near each other, which counts in the ranking. */
const TOGETHER = 0.5;
/** Of so many words of a query, the rarest, it is looked at how strong they are. */
const WORDS = 3;
/** Of words beside each other so many are looked at, the longest. */
const OF_A_PHRASE = 2;
/** In so many parts what has the words is looked through, the strongest first. */
const TIERS = 7;

type Strengths = readonly number[];

/** A word of a query, by its stems, or words beside each other; what it counts in the ranking. */
export type WorthyTerm = { lexemes: readonly string[]; worth: number };

/** Conditions on `word_strengths`, in the database's notation. */
export type Tiers = {
  /**
   * The first finds the articles in which the words are strongest, each later one others in which they are weaker. Articles in
   * which all are weak are in none.
   */
  inTurn: readonly string[];
  /** That none of the words is weak. */
  allStrong: string;
};

/** Where the words of a query are strong for a reader; null where it has none. NWS-06 */
export function tiersOf(terms: readonly WorthyTerm[], access: Access): Tiers | null {
  const rarest = terms
    .filter(({ lexemes }) => lexemes.length > 0)
    .toSorted((a, b) => b.worth - a.worth)
    .slice(0, WORDS)
    .map((term) => ({ ...term, lexemes: longestOf(term.lexemes) }));
  if (rarest.length === 0) return null;
  const bands = rarest.length === 1 ? BANDS[1] : rarest.length === 2 ? BANDS[2] : BANDS[3];
  const marks = marksFor(access);
  const ways = combinations(rarest.map(() => bands))
    .filter((way) => way.some(isStrong))
    .map((way) => ({
      condition: way
        .map((strengths, at) => `(${within(rarest[at]?.lexemes ?? [], strengths, marks)})`)
        .join(' & '),
      worth:
        way.reduce((sum, strengths, at) => sum + worthIn(rarest[at], strengths), 0) *
        (1 + TOGETHER * way.filter(isStrong).length),
    }))
    .toSorted((a, b) => b.worth - a.worth);
  const size = Math.ceil(ways.length / TIERS);
  const inTurn = Array.from({ length: Math.ceil(ways.length / size) }, (_, tier) =>
    ways
      .slice(tier * size, (tier + 1) * size)
      .map(({ condition }) => `(${condition})`)
      .join(' | '),
  );
  const allStrong = rarest.map(({ lexemes }) => atLeast(lexemes, 1, STRONGEST, marks)).join(' & ');
  return { inTurn, allStrong };
}

const longestOf = (lexemes: readonly string[]): string[] =>
  lexemes.toSorted((a, b) => b.length - a.length).slice(0, OF_A_PHRASE);

const isStrong = (strengths: Strengths): boolean => strengths.some((strength) => strength > 0);

/** Whose strengths count: of what the reader may read to the end that of the whole text, of the rest that of its open part. */
const marksFor = (access: Access): string[] =>
  ACCESS_LEVELS.map((level) => (mayRead(access, level) ? level : `not ${level}`));

/** What a word adds to the score of an article in which it is so strong, as the ranking saturates it. */
function worthIn(term: WorthyTerm | undefined, strengths: Strengths): number {
  const often = isStrong(strengths) ? 1.25 * 2 ** (Math.min(...strengths) / 2) : WEAK;
  return term ? (term.worth * often) / (often + 1) : 0;
}

/** That the weakest of some stems has one of these strengths, which follow each other. */
function within(lexemes: readonly string[], strengths: Strengths, marks: readonly string[]): string {
  const [from, to] = [Math.min(...strengths), Math.max(...strengths)];
  if (from === 0) return `!(${atLeast(lexemes, to + 1, STRONGEST, marks)})`;
  if (lexemes.length === 1) return atLeast(lexemes, from, to, marks);
  const all = atLeast(lexemes, from, STRONGEST, marks);
  return to === STRONGEST ? all : `${all} & !(${atLeast(lexemes, to + 1, STRONGEST, marks)})`;
}

const atLeast = (lexemes: readonly string[], from: number, to: number, marks: readonly string[]): string =>
  lexemes
    .map((lexeme) => {
      const steps = Array.from({ length: to - from + 1 }, (_, at) => from + at);
      return `(${steps.flatMap((step) => marks.map((mark) => quoted(`${lexeme}/${step}/${mark}`))).join(' | ')})`;
    })
    .join(' & ');

const quoted = (lexeme: string): string => `'${lexeme.replaceAll('\\', '\\\\').replaceAll("'", "''")}'`;

const combinations = <T>(choices: readonly (readonly T[])[]): T[][] =>
  choices.reduce<T[][]>(
    (all, options) => all.flatMap((one) => options.map((option) => [...one, option])),
    [[]],
  );

/** Rows of `article_search` that a condition on `word_strengths` finds. */
export const isStrongIn = (tier: string): SQL =>
  sql`word_strengths(document, words, access) @@ ${tier}::tsquery`;
