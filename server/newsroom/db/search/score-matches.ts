import type { Access } from '#domain/access.ts';
import { type SQL, sql } from '#server/base/db/drizzle.ts';
import { isReadable, mayReadAll } from './exact-condition.ts';
import type { Term } from './read-terms.ts';
import { textArray } from './scope.ts';

/**
 * Parameters of BM25: term saturation and length normalisation; `word_strengths` uses the same values and
 * weights.
 */
const TERM_SATURATION = 1.2;
const LENGTH_NORMALISATION = 0.6;
/**
 * Weights of an occurrence in the body, the opening, the lines around the title, the title: PostgreSQL's order D, C, B,
 * A. The opening is also part of the body, so its weight is added.
 */
const BODY_WEIGHT = 0.4;
const FIELD_WEIGHTS = sql`'{0.4, 0.1, 0.5, 1.0}'::real[]`;
const OPEN_WEIGHTS = sql`'{0, 0.1, 0.5, 1.0}'::real[]`;
/** Least weight of a word: a word that every article has still distinguishes articles that have it often. */
const MIN_WEIGHT = 0.1;
/** Weight of the nearness of words, compared with their frequency. */
const NEARNESS_WEIGHT = 1;

/**
 * The document of a row, unchanged: deleting an empty lexeme makes the database fetch and unpack the long value once,
 * not for each function that is called with it. An `offset` keeps the expression from being copied into each call.
 */
export const DOCUMENT = sql`ts_delete(document, '') as document`;

/**
 * Factor for how near each other the query's words are in an article; words in the title, the lines around it and the
 * opening count more than in the body.
 */
const nearness = (found: string, document: SQL) =>
  sql`(1 + ${NEARNESS_WEIGHT}::float8 * ts_rank_cd(${document}, ${found}::tsquery))`;

/**
 * For an article that the reader may not read to the end, the open part decides, so that positions of words in the text
 * are not revealed. NWS-05
 */
const OPEN_PART = sql`ts_filter(document, '{a,b,c}')`;

/**
 * The score that a word adds for each unit of its weight. `strength` is its frequency as `word_strengths` has it,
 * already divided by `TERM_SATURATION` and the length factor, so 1 takes their place.
 */
export const saturatedFrequency = (strength: number): number =>
  (strength * (TERM_SATURATION + 1)) / (strength + 1);

/** Weight of a word by the share of articles that have it: the rarer, the more. */
export const rarityOf = ({ share }: Pick<Term, 'share'>): number =>
  Math.log(1 + (1 - share) / Math.max(share, 1e-6));

/** Weight of a word in the ranking. */
export const weightOf = (term: Pick<Term, 'share'>): number => Math.max(MIN_WEIGHT, rarityOf(term));

/**
 * Okapi BM25 over weighted fields, for articles that have some of the words; rare words count most. Needs the columns
 * `document`, `words` and `average_words`, the mean of `words` over the ranked rows.
 */
export const byRarity = (terms: Pick<Term, 'condition'>[], weights: number[]): SQL =>
  bm25Score(terms, weights, {
    frequency: sql`ts_rank_cd(${FIELD_WEIGHTS}, document, condition) / ${BODY_WEIGHT}::float8`,
    relativeLength: sql`words / average_words`,
  });

/**
 * The same for a reader who may not know how often words occur in a text, nor how long it is: words in the text count
 * once. NWS-05
 */
const byOpenRarity = (terms: Pick<Term, 'condition'>[], weights: number[]): SQL =>
  bm25Score(terms, weights, {
    frequency: sql`(document @@ condition)::int + ts_rank_cd(${OPEN_WEIGHTS}, document, condition) / ${BODY_WEIGHT}::float8`,
    relativeLength: sql`1`,
  });

type Measures = { frequency: SQL; relativeLength: SQL };

function bm25Score(
  terms: Pick<Term, 'condition'>[],
  weights: number[],
  { frequency, relativeLength }: Measures,
): SQL {
  return sql`(
    select sum(weight * often * ${TERM_SATURATION + 1}::float8 / (often + ${TERM_SATURATION}::float8 * (${1 - LENGTH_NORMALISATION}::float8 + ${LENGTH_NORMALISATION}::float8 * ${relativeLength})))
    from unnest(${textArray(terms.map(({ condition }) => condition))}::tsquery[], ${sql.param(weights)}::float8[])
      as term (condition, weight)
    cross join lateral (
      select ${frequency} as often offset 0
    ) counted)`;
}

/** Score of a row of `article_search` by its open part, with some of the terms: the same for every reader. NWS-05 */
export const openScoreOf = (terms: Term[]): SQL => byOpenRarity(terms.map(ofOpenPart), terms.map(weightOf));

/** Input of the ranking: the condition that finds articles, its terms, and whether each article has all of them. */
type RankingInput = { found: string; terms: Term[]; ranking: 'all' | 'some' };

/**
 * Score of a row of `article_search` under the alias `read`. For an article that the reader may not read to
 * the end, it does not reveal where words are in the text.
 */
export function scoreOf({ found, terms, ranking }: RankingInput, access: Access): SQL {
  const nearnessFactor = (document: SQL) =>
    ranking === 'all' && terms.length > 1 ? nearness(found, document) : sql`1`;
  const byWholeText = sql`${byRarity(terms, terms.map(weightOf))} * ${nearnessFactor(sql`document`)}`;
  if (mayReadAll(access)) return byWholeText;
  const byOpenPart = sql`${openScoreOf(terms)} * ${nearnessFactor(OPEN_PART)}`;
  return sql`case when ${isReadable(sql`read.access`, access)} then ${byWholeText} else ${byOpenPart} end`;
}

const ofOpenPart = ({ exact, openly, condition }: Term) => ({ condition: exact ? openly : condition });
