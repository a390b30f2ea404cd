import { type SQL, sql } from 'drizzle-orm';
import type { Access } from '#domain/access.ts';
import { isReadable, readsAll } from './exact-condition.ts';
import type { Term } from './read-terms.ts';
import { textArray } from './scope.ts';

/** Term saturation and length normalisation as the literature has them; `word_strengths` has them and the weights, too. */
const K1 = 1.2;
const B = 0.6;
/** An occurrence in the text, once more when in its opening, in the lines around the title, in the title. */
const BODY_WEIGHT = 0.4;
const FIELD_WEIGHTS = sql`'{0.4, 0.1, 0.5, 1.0}'::real[]`;
const OPEN_WEIGHTS = sql`'{0, 0.1, 0.5, 1.0}'::real[]`;
/** A word that every article has still tells one that has it often from others. */
const LEAST = 0.1;
/** What words that stand near each other count beside how often each of them stands in an article. */
const NEAR = 1;

/**
 * A document as it is scored: without a word that none has, so as it is, but read from where long values are stored and
 * unpacked once, not for each function that is called with it. An `offset` keeps it from being put into each call.
 */
export const DOCUMENT = sql`ts_delete(document, '') as document`;

/** How near each other in an article all that was asked for stands, in title, lead and text by weight. */
const nearness = (found: string, document: SQL) =>
  sql`(1 + ${NEAR}::float8 * ts_rank_cd(${document}, ${found}::tsquery))`;

/** Of what may not be read to the end: where words stand in the text is not told, the open part decides. NWS-05 */
const OPEN_PART = sql`ts_filter(document, '{a,b,c}')`;

/** What a word that stands so often in an article, by its length, adds to its score for each unit of its rarity. */
export const saturated = (often: number): number => (often * (K1 + 1)) / (often + 1);

/** What a word that stands in such a share of articles tells of one that has it. */
export const rarityOf = ({ share }: Pick<Term, 'share'>): number =>
  Math.log(1 + (1 - share) / Math.max(share, 1e-6));

/** What a word counts in the ranking. */
export const worthOf = (term: Pick<Term, 'share'>): number => Math.max(LEAST, rarityOf(term));

/** Okapi BM25 over weighted fields: for articles that have some of the words, the rare ones counting most. */
export const byRarity = (terms: Pick<Term, 'condition'>[], rarities: number[]): SQL =>
  bestMatching(terms, rarities, {
    often: sql`ts_rank_cd(${FIELD_WEIGHTS}, document, condition) / ${BODY_WEIGHT}::float8`,
    length: sql`words / usual`,
  });

/** The same for who may not know how often words stand in a text, nor how long it is: there they count once. NWS-05 */
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

/** How well a row of `article_search` fits by its open part, with some of the terms: the same for every reader. NWS-05 */
export const openScoreOf = (terms: Term[]): SQL => byOpenRarity(terms.map(ofOpenPart), terms.map(worthOf));

/** What articles are ranked by: what finds them, its terms, and whether each article has all of them. */
type Asked = { found: string; terms: Term[]; ranking: 'all' | 'some' };

/**
 * How well a row `read` of `article_search` fits: of one that may not be read to the end nothing of it tells where words stand
 * in it.
 */
export function scoreOf({ found, terms, ranking }: Asked, access: Access): SQL {
  const near = (document: SQL) =>
    ranking === 'all' && terms.length > 1 ? nearness(found, document) : sql`1`;
  const whole = sql`${byRarity(terms, terms.map(worthOf))} * ${near(sql`document`)}`;
  if (readsAll(access)) return whole;
  const openly = sql`${openScoreOf(terms)} * ${near(OPEN_PART)}`;
  return sql`case when ${isReadable(sql`read.access`, access)} then ${whole} else ${openly} end`;
}

const ofOpenPart = ({ exact, openly, condition }: Term) => ({ condition: exact ? openly : condition });
