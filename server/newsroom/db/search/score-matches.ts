import { type SQL, sql } from 'drizzle-orm';
import type { Access } from '#domain/access.ts';
import { isReadable, readsAll } from './exact-condition.ts';
import type { Term } from './read-terms.ts';
import { textArray } from './scope.ts';

/** Term saturation and length normalisation as in the literature; `word_strengths` uses the same values and weights. */
const K1 = 1.2;
const B = 0.6;
/**
 * Weight of an occurrence in the text; an occurrence in the opening, in the lines around the title or in the title adds
 * more.
 */
const BODY_WEIGHT = 0.4;
const FIELD_WEIGHTS = sql`'{0.4, 0.1, 0.5, 1.0}'::real[]`;
const OPEN_WEIGHTS = sql`'{0, 0.1, 0.5, 1.0}'::real[]`;
/** Least weight of a word: even one that every article has distinguishes an article that has it often. */
const LEAST = 0.1;
/** Weight of words near each other, beside how often each word occurs. */
const NEAR = 1;

/**
 * The document of a row, unchanged: deleting an empty lexeme makes the database fetch and unpack the long value once,
 * not for each function that is called with it. An `offset` keeps the expression from being copied into each call.
 */
export const DOCUMENT = sql`ts_delete(document, '') as document`;

/** Factor for how near each other the query's words are in an article, with title, lead and text by weight. */
const nearness = (found: string, document: SQL) =>
  sql`(1 + ${NEAR}::float8 * ts_rank_cd(${document}, ${found}::tsquery))`;

/**
 * For an article that the reader may not read to the end, the open part decides, so that positions of words in the text
 * are not revealed. NWS-05
 */
const OPEN_PART = sql`ts_filter(document, '{a,b,c}')`;

/** The score that a word adds for each unit of its rarity, by how often it occurs for the article's length. */
export const saturatedFrequency = (frequency: number): number => (frequency * (K1 + 1)) / (frequency + 1);

/** Weight of a word by the share of articles that have it: the rarer, the more. */
export const rarityOf = ({ share }: Pick<Term, 'share'>): number =>
  Math.log(1 + (1 - share) / Math.max(share, 1e-6));

/** Weight of a word in the ranking. */
export const weightOf = (term: Pick<Term, 'share'>): number => Math.max(LEAST, rarityOf(term));

/** Okapi BM25 over weighted fields, for articles that have some of the words; rare words count most. */
export const byRarity = (terms: Pick<Term, 'condition'>[], rarities: number[]): SQL =>
  bestMatching(terms, rarities, {
    often: sql`ts_rank_cd(${FIELD_WEIGHTS}, document, condition) / ${BODY_WEIGHT}::float8`,
    length: sql`words / usual`,
  });

/**
 * The same for a reader who may not know how often words occur in a text, nor how long it is: words in the text count
 * once. NWS-05
 */
const byOpenRarity = (terms: Pick<Term, 'condition'>[], rarities: number[]): SQL =>
  bestMatching(terms, rarities, {
    often: sql`(document @@ condition)::int + ts_rank_cd(${OPEN_WEIGHTS}, document, condition) / ${BODY_WEIGHT}::float8`,
    length: sql`1`,
  });

type Measures = { often: SQL; length: SQL };

function bestMatching(
  terms: Pick<Term, 'condition'>[],
  rarities: number[],
  { often, length }: Measures,
): SQL {
  return sql`(
    select sum(rarity * often * ${K1 + 1}::float8 / (often + ${K1}::float8 * (${1 - B}::float8 + ${B}::float8 * ${length})))
    from unnest(${textArray(terms.map(({ condition }) => condition))}::tsquery[], ${sql.param(rarities)}::float8[])
      as term (condition, rarity)
    cross join lateral (
      select ${often} as often offset 0
    ) counted)`;
}

/** Score of a row of `article_search` by its open part, with some of the terms: the same for every reader. NWS-05 */
export const openScoreOf = (terms: Term[]): SQL => byOpenRarity(terms.map(ofOpenPart), terms.map(weightOf));

/** Input of the ranking: the condition that finds articles, its terms, and whether each article has all of them. */
type Asked = { found: string; terms: Term[]; ranking: 'all' | 'some' };

/**
 * Score of a row `read` of `article_search`. For an article that the reader may not read to the end, it reveals nothing
 * of where words are in the text.
 */
export function scoreOf({ found, terms, ranking }: Asked, access: Access): SQL {
  const near = (document: SQL) =>
    ranking === 'all' && terms.length > 1 ? nearness(found, document) : sql`1`;
  const whole = sql`${byRarity(terms, terms.map(weightOf))} * ${near(sql`document`)}`;
  if (readsAll(access)) return whole;
  const openly = sql`${openScoreOf(terms)} * ${near(OPEN_PART)}`;
  return sql`case when ${isReadable(sql`read.access`, access)} then ${whole} else ${openly} end`;
}

const ofOpenPart = ({ exact, openly, condition }: Term) => ({ condition: exact ? openly : condition });
