import type { Access } from '#domain/access.ts';
import type { Brand } from '#domain/brands/brand.ts';
import { dayAt } from '#domain/dates.ts';
import { parseQuery } from '#domain/query-syntax.ts';
import type { SearchFacets, SearchRequest, SearchResultsPage } from '#domain/search.ts';
import type { Orm } from '#server/base/db/connect.ts';
import { rowsWithinTime } from '#server/base/db/time-limit.ts';
import { MAX_MATCHES } from '../../db/search/candidates.ts';
import { type Condition, findMatches, type Matches, NO_MATCHES } from '../../db/search/find-matches.ts';
import { readBeginnings } from '../../db/search/read-beginnings.ts';
import { readHits } from '../../db/search/read-hits.ts';
import { readTerms } from '../../db/search/read-terms.ts';
import type { Scope } from '../../db/search/scope.ts';
import { piecesOf, rankBySpelling, type Wording } from './rank-by-spelling.ts';
import { type CheckedLeaf, findCorrections, suggestSearches, withCorrections } from './suggest-searches.ts';
import { allOf, leavesOf, someOf, type TermGroup, toTermGroups, wordsOfTerm } from './to-condition.ts';
import { toHits } from './to-hits.ts';
import { withSelectedFilters } from './with-selected-filters.ts';

export const PAGE_SIZE = 20;
/** Number of results below which other searches are suggested. */
const FEW_RESULTS = 4;
/** Number of the first results that are also ranked by spelling: two pages. */
export const SPELLING_RANKED = 2 * PAGE_SIZE;

/**
 * Time limit of a query for corrections, and of one for suggestions; one that takes longer gives none. A search that
 * finds nothing waits for the corrections.
 */
const SUGGESTION_TIMEOUT_MS = 1500;

/** Time of a search, and the highest access of the reader. */
type SearchContext = { now: Date; access: Access };

/**
 * Searches the published articles of one paper. Results contain only text that everybody may read. Words are
 * searched for in the whole texts. Phrases and excluded words are searched for in the whole texts that the
 * reader may read, and in the open parts of the others: otherwise a paid text could be found out word by
 * word. NWS-05, NWS-06
 */
export async function searchArticles(
  orm: Orm,
  brand: Brand,
  request: SearchRequest,
  { now, access }: SearchContext,
): Promise<SearchResultsPage> {
  const today = dayAt(now);
  const scope = { brand: brand.sigla, now, today };
  const addSelectedFilters = (facets: SearchFacets) => withSelectedFilters(orm, scope, request, facets);
  const query = await readQuery(orm, request.text);
  if (query.isEmpty) return emptyResult('empty', await addSelectedFilters(NO_FACETS));
  if (query.groups.length === 0) return emptyResult('common-words', await addSelectedFilters(NO_FACETS));
  const reader = { ...scope, access };
  const allMatches = await findPage(orm, reader, request, {
    condition: allOf(query.groups),
    groups: query.groups,
  });
  const matchCount = allMatches.total;
  const isRelaxed = matchCount === 0 && query.groups.some(({ all }) => all.length > 1);
  const ifFewResults = async <T>(runQuery: (tx: Orm) => Promise<T[]>) =>
    matchCount < FEW_RESULTS ? await rowsWithinTime(orm, SUGGESTION_TIMEOUT_MS, runQuery) : [];
  const corrections = ifFewResults((tx) => findCorrections(tx, scope, query.checkedLeaves)).then(
    (pairs) => new Map(pairs),
  );
  const find = async () => {
    const correctedWords = isRelaxed ? await corrections : NO_WORDS;
    const searchedQuery =
      correctedWords.size > 0 ? await readQuery(orm, withCorrections(request.text, correctedWords)) : query;
    const matches = isRelaxed ? await findSome(orm, reader, request, searchedQuery) : allMatches;
    const rows = await readHits(orm, brand, matches.ids, today, request.editions);
    const [hits, facets] = await Promise.all([
      toHits(orm, rows, searchedQuery.groups),
      addSelectedFilters(matches.facets),
    ]);
    return { matches, hits, facets };
  };
  const suggest = async (found: ReadonlyMap<string, string>) =>
    await ifFewResults((tx) =>
      suggestSearches(tx, reader, {
        query: request.text,
        wordsAndPhrases: query.checkedLeaves,
        matchCount,
        corrections: found,
      }),
    );
  const [{ matches, hits, facets }, suggestions] = await Promise.all([find(), corrections.then(suggest)]);
  const total = Math.min(matches.total, MAX_MATCHES);
  return {
    matching: isRelaxed ? 'some' : 'all',
    unsearchable: null,
    total,
    hasMore: matches.total > MAX_MATCHES,
    page: request.page,
    pages: Math.ceil(total / PAGE_SIZE),
    hits,
    facets,
    suggestions,
  };
}

/**
 * A query in terms of the index, its words and phrases with whether they may be mistyped, and the archive's
 * size.
 */
type Query = { isEmpty: boolean; groups: TermGroup[]; checkedLeaves: CheckedLeaf[]; archiveSize: number };

async function readQuery(orm: Orm, text: string): Promise<Query> {
  const { groups } = parseQuery(text);
  const leaves = leavesOf(groups);
  const { terms, articles: archiveSize } = await readTerms(orm, leaves);
  const known = new Map(leaves.map((leaf, at) => [leaf, terms[at]?.known]));
  const checkedLeaves = groups.flatMap(({ all }) =>
    all.map((leaf) => ({ leaf: leaf.text, known: known.get(leaf.text) ?? true })),
  );
  return { isEmpty: groups.length === 0, groups: toTermGroups(groups, terms), checkedLeaves, archiveSize };
}

/** Matches of the first condition that has any; each condition is wider than the one before. */
async function findSome(
  orm: Orm,
  reader: Scope & Pick<SearchContext, 'access'>,
  request: SearchRequest,
  { groups, archiveSize }: Query,
): Promise<Matches> {
  let matches = NO_MATCHES;
  for (const condition of someOf(groups, archiveSize)) {
    matches = await findPage(orm, reader, request, { condition, groups });
    if (matches.total > 0) break;
  }
  return matches;
}

/** One page of a condition's matches. The first pages are also ranked by spelling. */
async function findPage(
  orm: Orm,
  { access, ...scope }: Scope & Pick<SearchContext, 'access'>,
  { sections, editions, signatures, from, to, order, page }: SearchRequest,
  { condition, groups }: { condition: Condition; groups: TermGroup[] },
): Promise<Matches> {
  const filters = { sections, editions, signatures, ...(from && { from }), ...(to && { to }) };
  const offset = (page - 1) * PAGE_SIZE;
  const isRankedBySpelling = order === 'relevance' && condition.ranking === 'all' && offset < SPELLING_RANKED;
  const range = isRankedBySpelling ? { offset: 0, limit: SPELLING_RANKED } : { offset, limit: PAGE_SIZE };
  const matches = await findMatches(orm, scope, condition, filters, { order, access, ...range });
  if (!isRankedBySpelling) return matches;
  const ranked = matches.ids.map((id, at) => ({ id, score: matches.scores[at] ?? 0 }));
  const wordings = groups.map(toWording);
  const spacedPieces = piecesOf(wordings).map((words) => ` ${words.join(' ')} `);
  const ids = rankBySpelling(ranked, await readBeginnings(orm, matches.ids, spacedPieces, access), wordings);
  return { ...matches, ids: ids.slice(offset, offset + PAGE_SIZE) };
}

const toWording = ({ all, words }: TermGroup): Wording => ({ words, pieces: all.map(wordsOfTerm) });

const NO_WORDS: ReadonlyMap<string, string> = new Map();
const NO_FACETS: SearchFacets = { sections: [], editions: [], signatures: [], months: [] };

const emptyResult = (unsearchable: 'empty' | 'common-words', facets: SearchFacets): SearchResultsPage => ({
  matching: 'all',
  unsearchable,
  total: 0,
  hasMore: false,
  page: 1,
  pages: 0,
  hits: [],
  facets,
  suggestions: [],
});
