import type { Access } from '#domain/access.ts';
import type { Sigla } from '#domain/brands/brand.ts';
import type { Day } from '#domain/newsstand.ts';
import type { Orm } from '#server/base/db/connect.ts';
import { type SQL, sql } from '#server/base/db/drizzle.ts';
import { pipelineQueries } from '#server/base/db/pipeline-queries.ts';
import { rowsOf } from '#server/base/db/rows-of.ts';
import {
  isNewer,
  type Match,
  newestMatches,
  poolStatements,
  type SearchStep,
  searchInSteps,
} from './candidates.ts';
import { type ExactCondition, indexConditions, meetsExactly } from './exact-condition.ts';
import { newestSince } from './horizon.ts';
import type { Term } from './read-terms.ts';
import { isPublishedInPaper, type Scope, textArray } from './scope.ts';
import { DOCUMENT, scoreOf, weightOf } from './score-matches.ts';
import { type QueryWord, type Tiers, toTiers } from './strength-tiers.ts';
import { searchWithinTime } from './use-indexes.ts';

/** Share by which the score of today's article is raised; after a month a third of that is left. */
const FRESHNESS_BONUS = 0.1;
const FRESHNESS_SCALE_DAYS = 30;
/**
 * From 3,000 days on age makes no further difference. The database refuses exponents whose power is too small for it.
 */
const MIN_EXPONENT = -100;

/** Factor that multiplies an article's score for its age; `day` is a column of the scored rows. NWS-06 */
export function freshness(today: Day): SQL {
  const exponent = sql`greatest(-(${today}::date - day) / ${FRESHNESS_SCALE_DAYS}::float8, ${MIN_EXPONENT}::float8)`;
  return sql`(1 + ${FRESHNESS_BONUS}::float8 * exp(${exponent}))`;
}

/** Kinds of things that have a name and articles of their own. */
export type NamedKind = 'sections' | 'editions' | 'signatures';

/** Filters of a search. An article needs one of the slugs of each list that is not empty. */
type Filters = Record<NamedKind, string[]> & { from?: Day; to?: Day };

export type Condition = {
  /** Condition that finds articles, in the database's notation. */
  found: string;
  /** The further conditions of a query with phrases or excluded words; null for a query of single words. */
  exact: ExactCondition | null;
  /** The query's terms: articles are ranked by how often they have them, and how near each other. */
  terms: Term[];
  /** Whether every article has all the terms, or some of them. */
  ranking: 'all' | 'some';
  /** The share of all articles that is expected to match. */
  share: number;
};

type Facet = { slug: string; name: string; articles: number };
type Facets = {
  sections: Facet[];
  editions: Facet[];
  signatures: Facet[];
  months: { month: string; articles: number }[];
};
/** The articles of a page and their scores, the best first. */
export type Matches = { ids: number[]; scores: number[]; total: number; facets: Facets };

type Page = {
  order: 'relevance' | 'date';
  offset: number;
  limit: number;
  /** The highest access level that the searching reader may read. */
  access: Access;
};

const MAX_FACET_VALUES = 12;
/** Share of articles below which a word is often in none, because it is mistyped. */
const RARE_SHARE = 0.001;

const hasAnySlug = (column: SQL, table: SQL, brand: Sigla, slugs: string[]): SQL =>
  slugs.length === 0
    ? sql`true`
    : sql`${column} && array(select id from ${table} where brand = ${brand} and slug = any(${textArray(slugs)}))`;

export const inSections = ({ brand }: Scope, { sections }: Pick<Filters, 'sections'>) =>
  hasAnySlug(sql`section_ids`, sql`sections`, brand, sections);
export const inEditions = ({ brand }: Scope, { editions }: Pick<Filters, 'editions'>) =>
  hasAnySlug(sql`edition_ids`, sql`editions`, brand, editions);
const bySignatures = ({ brand }: Scope, { signatures }: Filters) =>
  hasAnySlug(sql`signature_ids`, sql`signatures`, brand, signatures);
export const inPeriod = ({ from, to }: Pick<Filters, 'from' | 'to'>) =>
  sql`${from ? sql`day >= ${from}` : sql`true`} and ${to ? sql`day <= ${to}` : sql`true`}`;

/**
 * The numbers of articles by value of a facet; the values chosen as filters come first, so none of them is
 * cut off.
 */
const facetColumn = (ids: SQL, table: SQL, where: SQL, chosen: string[]) => sql`
  (select coalesce(json_agg(json_build_object('slug', slug, 'name', name, 'articles', articles)
      order by articles desc, name), '[]')
    from (select slug, name, articles
      from (select unnest(${ids}) as id, count(*)::int as articles from base where ${where} group by 1) counted
      join ${table} named using (id)
      order by slug = any(${textArray(chosen)}) desc, articles desc, name limit ${MAX_FACET_VALUES}) shown)`;

function facetColumns(scope: Scope, filters: Filters): SQL {
  const [s, e, a, p] = [
    inSections(scope, filters),
    inEditions(scope, filters),
    bySignatures(scope, filters),
    inPeriod(filters),
  ];
  return sql`json_build_object(
    'sections', ${facetColumn(sql`section_ids`, sql`sections`, sql`${e} and ${a} and ${p}`, filters.sections)},
    'editions', ${facetColumn(sql`edition_ids`, sql`editions`, sql`${s} and ${a} and ${p}`, filters.editions)},
    'signatures', ${facetColumn(sql`signature_ids`, sql`signatures`, sql`${s} and ${e} and ${p}`, filters.signatures)},
    'months', (select coalesce(json_agg(json_build_object('month', month, 'articles', articles) order by month), '[]')
      from (select to_char(day, 'YYYY-MM') as month, count(*)::int as articles from base
        where ${s} and ${e} and ${a} group by 1) counted)) as facets`;
}

const isFiltered = ({ sections, editions, signatures, from, to }: Filters) =>
  [...sections, ...editions, ...signatures, from, to].some(Boolean);

/**
 * Reads one page of matches, their number, and their facets. Of very many matches it ranks those in which the words are
 * strongest, and the newest, by title, lead, text and freshness, so a common word costs little more than a rare one.
 * NWS-06
 */
export async function findMatches(
  orm: Orm,
  scope: Scope,
  condition: Condition,
  filters: Filters,
  page: Page,
): Promise<Matches> {
  const since = isFiltered(filters) ? null : await newestSince(orm, scope, condition.share);
  return await orm.transaction(async (tx) => {
    const read = (step: SearchStep) => readMatches(tx, matchesQuery(scope, condition, filters, page, step));
    const find = async () => {
      if (condition.share < RARE_SHARE && !(await hasMatch(tx, scope, condition))) return NO_MATCHES;
      const estimate = { share: condition.share, since, tiers: tiersFor(condition, page) };
      return await searchInSteps(estimate, read, ({ total }) => total);
    };
    const [, matches] = await pipelineQueries(() => searchWithinTime(tx), find);
    return matches;
  });
}

const tiersFor = ({ terms }: Condition, { order, access }: Page): Tiers | null =>
  order === 'relevance' ? toTiers(knownWords(terms), access) : null;

const NO_FACETS: Facets = { sections: [], editions: [], signatures: [], months: [] };
export const NO_MATCHES: Matches = { ids: [], scores: [], total: 0, facets: NO_FACETS };

/**
 * Whether any article has the words, ignoring filters: for rare words this is faster than planning the whole query.
 * Phrases and excluded words are not checked, so that the time of an answer reveals nothing of a paid text. The
 * `offset` keeps the planner from reading all articles of the paper until one matches. NWS-05
 */
async function hasMatch(tx: Orm, scope: Scope, { found, exact }: Condition): Promise<boolean> {
  const condition = exact?.anywhere ?? found;
  const answer = await tx.execute(sql`
    select exists (
      select from (select brand, visible_from, day from article_search where document @@ ${condition}::tsquery offset 0) meant
      where ${isPublishedInPaper(scope)}) as any`);
  return rowsOf<{ any: boolean }>(answer)[0]?.any ?? false;
}

async function readMatches(tx: Orm, query: SQL): Promise<Matches> {
  const [row] = rowsOf<Matches>(await tx.execute(query));
  if (!row) throw new Error('the database returned no row for the search');
  return row;
}

function matchesQuery(
  scope: Scope,
  condition: Condition,
  filters: Filters,
  { order, offset, limit, access }: Page,
  { since, tiers }: SearchStep,
): SQL {
  const match = toMatch(condition, access);
  const chosen = sql`${inPeriod(filters)} and ${inSections(scope, filters)}
    and ${inEditions(scope, filters)} and ${bySignatures(scope, filters)}`;
  const score = scoreOf(condition, access);
  const freshnessFactor = freshness(scope.today);
  const pooledRows = sql`select * from pool union all select * from others`;
  const base = isFiltered(filters) ? newestMatches(match, scope, sql`true`) : pooledRows;
  return sql`
    with candidates as materialized (${newestMatches(match, scope, sql`${chosen} and ${isNewer(since)}`)}),
    ${poolStatements(scope, match, { chosen, tiers })},
    base as materialized (${base}),
    scored as (
      select article_id, published_at, ${order === 'date' ? sql`0` : sql`(${score}) * ${freshnessFactor}`} as score
      from (select article_id, published_at, day, words, access, ${DOCUMENT},
        (select greatest(avg(words), 1) from pool) as average_words from pool offset 0) read
    ), shown as (
      select article_id, score, row_number() over (order by score desc, published_at desc, article_id desc) as place
      from (select * from scored union all select article_id, published_at, 0 from others) ranked
      order by place limit ${limit} offset ${offset}
    )
    select array(select article_id from shown order by place) as ids,
      array(select score::float8 from shown order by place) as scores,
      (select count(*)::int from candidates) as total,
      ${facetColumns(scope, filters)}`;
}

/** The conditions by which a query's rows are found. */
export const toMatch = ({ found, exact }: Pick<Condition, 'found' | 'exact'>, access: Access): Match =>
  exact
    ? { anywhere: exact.anywhere, ...indexConditions(exact), isMet: meetsExactly(exact, access) }
    : { anywhere: found, ...indexConditionsOf(found), isMet: null };

const indexConditionsOf = (found: string) => ({
  found: sql`document @@ ${found}::tsquery`,
  neighbours: sql`true`,
});

/** The terms that occur in enough articles, to which tiers are limited; all terms if none does. */
function knownWords(terms: Term[]): QueryWord[] {
  const known = terms.filter((term) => term.known);
  return (known.length > 0 ? known : terms).map((term) => ({
    lexemes: term.lexemes,
    weight: weightOf(term),
  }));
}
