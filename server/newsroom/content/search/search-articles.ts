import type { Access } from '#domain/access.ts';
import type { Brand } from '#domain/brands/brand.ts';
import { dayAt } from '#domain/dates.ts';
import { parseQuery } from '#domain/query-syntax.ts';
import type { SearchFacets, SearchRequest, SearchResult } from '#domain/search.ts';
import type { Orm } from '#server/base/db/connect.ts';
import { rowsWithinTime } from '#server/base/db/time-limit.ts';
import { CANDIDATES } from '../../db/search/candidates.ts';
import { type Condition, findMatches, type Matches, NO_MATCHES } from '../../db/search/find-matches.ts';
import { readHits } from '../../db/search/read-hits.ts';
import { readLeads } from '../../db/search/read-leads.ts';
import { readTerms } from '../../db/search/read-terms.ts';
import type { Scope } from '../../db/search/scope.ts';
import { corrected, correctionsOf, type DoubtedLeaf, nearTerms } from './near-terms.ts';
import { piecesOf, rankBySpelling, type Wording } from './rank-by-spelling.ts';
import { allOf, leavesOf, someOf, type TermGroup, toTermGroups, wordsOfTerm } from './to-condition.ts';
import { toHits } from './to-hits.ts';
import { withChosen } from './with-chosen.ts';

export const PAGE_SIZE = 20;
/** With fewer results than this, proposals are shown. */
const FEW = 4;
/** Results that are also ranked by spelling: whole pages. */
export const LEADING = 2 * PAGE_SIZE;

/** Time limit for proposals. */
const NEAR_LIMIT_MS = 1500;

/** Time of a search, and the highest access of the reader. */
type Searcher = { now: Date; access: Access };

/**
 * Searches the published articles of one paper. The answer contains only what everybody may read. Words are searched
 * for in the whole texts. Phrases and excluded words are searched for in the texts that the reader may read, and only
 * in the open parts of the others: otherwise a paid text could be found out word by word. NWS-05, NWS-06
 */
export async function searchArticles(
  orm: Orm,
  brand: Brand,
  request: SearchRequest,
  { now, access }: Searcher,
): Promise<SearchResult> {
  const today = dayAt(now);
  const scope = { brand: brand.sigla, now, today };
  const named = (facets: SearchFacets) => withChosen(orm, scope, request, facets);
  const query = await readQuery(orm, request.text);
  if (query.isEmpty) return nothing('empty', await named(NO_FACETS));
  if (query.groups.length === 0) return nothing('common-words', await named(NO_FACETS));
  const reader = { ...scope, access };
  const everything = await ask(orm, reader, request, {
    condition: allOf(query.groups),
    groups: query.groups,
  });
  const found = everything.total;
  const relaxed = found === 0 && query.groups.some(({ all }) => all.length > 1);
  const soon = async <T>(tell: (tx: Orm) => Promise<T[]>) =>
    found < FEW ? await rowsWithinTime(orm, NEAR_LIMIT_MS, tell) : [];
  const meant = soon((tx) => correctionsOf(tx, scope, query.doubted)).then((pairs) => new Map(pairs));
  const find = async () => {
    const words = relaxed ? await meant : NO_WORDS;
    const asked = words.size > 0 ? await readQuery(orm, corrected(request.text, words)) : query;
    const matches = relaxed ? await findSome(orm, reader, request, asked) : everything;
    const rows = await readHits(orm, brand, matches.ids, today, request.editions);
    const [hits, facets] = await Promise.all([toHits(orm, rows, asked.groups), named(matches.facets)]);
    return { matches, hits, facets };
  };
  const propose = async (words: ReadonlyMap<string, string>) =>
    await soon((tx) =>
      nearTerms(tx, reader, { query: request.text, leaves: query.doubted, found, meant: words }),
    );
  const [{ matches, hits, facets }, near] = await Promise.all([find(), meant.then(propose)]);
  const total = Math.min(matches.total, CANDIDATES);
  return {
    matching: relaxed ? 'some' : 'all',
    unsearchable: null,
    total,
    more: matches.total > CANDIDATES,
    page: request.page,
    pages: Math.ceil(total / PAGE_SIZE),
    hits,
    facets,
    near,
  };
}

/** A query in terms of the index, and which of its words the index does not know well. */
type Query = { isEmpty: boolean; groups: TermGroup[]; doubted: DoubtedLeaf[]; articles: number };

async function readQuery(orm: Orm, text: string): Promise<Query> {
  const { groups } = parseQuery(text);
  const leaves = leavesOf(groups);
  const { terms, articles } = await readTerms(orm, leaves);
  const known = new Map(leaves.map((leaf, at) => [leaf, terms[at]?.known]));
  const doubted = groups.flatMap(({ all }) =>
    all.map((leaf) => ({ leaf: leaf.text, known: known.get(leaf.text) ?? true })),
  );
  return { isEmpty: groups.length === 0, groups: toTermGroups(groups, terms), doubted, articles };
}

/** Matches of the first condition that has any; each condition is wider than the one before. */
async function findSome(
  orm: Orm,
  reader: Scope & Pick<Searcher, 'access'>,
  request: SearchRequest,
  { groups, articles }: Query,
): Promise<Matches> {
  let matches = NO_MATCHES;
  for (const condition of someOf(groups, articles)) {
    matches = await ask(orm, reader, request, { condition, groups });
    if (matches.total > 0) break;
  }
  return matches;
}

/** One page of a condition's matches. The first pages are also ranked by spelling. */
async function ask(
  orm: Orm,
  { access, ...scope }: Scope & Pick<Searcher, 'access'>,
  { sections, editions, signatures, from, to, order, page }: SearchRequest,
  { condition, groups }: { condition: Condition; groups: TermGroup[] },
): Promise<Matches> {
  const filters = { sections, editions, signatures, ...(from && { from }), ...(to && { to }) };
  const offset = (page - 1) * PAGE_SIZE;
  const isFirst = order === 'relevance' && condition.ranking === 'all' && offset < LEADING;
  const part = isFirst ? { offset: 0, limit: LEADING } : { offset, limit: PAGE_SIZE };
  const matches = await findMatches(orm, scope, condition, filters, { order, access, ...part });
  if (!isFirst) return matches;
  const ranked = matches.ids.map((id, at) => ({ id, score: matches.scores[at] ?? 0 }));
  const wordings = groups.map(toWording);
  const pieces = piecesOf(wordings).map((words) => ` ${words.join(' ')} `);
  const ids = rankBySpelling(ranked, await readLeads(orm, matches.ids, pieces, access), wordings);
  return { ...matches, ids: ids.slice(offset, offset + PAGE_SIZE) };
}

const toWording = ({ all, words }: TermGroup): Wording => ({ words, pieces: all.map(wordsOfTerm) });

const NO_WORDS: ReadonlyMap<string, string> = new Map();
const NO_FACETS: SearchFacets = { sections: [], editions: [], signatures: [], months: [] };

const nothing = (unsearchable: 'empty' | 'common-words', facets: SearchFacets): SearchResult => ({
  matching: 'all',
  unsearchable,
  total: 0,
  more: false,
  page: 1,
  pages: 0,
  hits: [],
  facets,
  near: [],
});
