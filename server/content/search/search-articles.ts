import type { Access } from '#domain/access.ts';
import type { Brand } from '#domain/brands/brand.ts';
import { dayAt } from '#domain/dates.ts';
import { parseQuery } from '#domain/query-syntax.ts';
import type { SearchFacets, SearchRequest, SearchResult } from '#domain/search.ts';
import type { Orm } from '#server/db/connect.ts';
import {
  CANDIDATES,
  type Condition,
  findMatches,
  type Matches,
  NO_MATCHES,
} from '#server/db/search/find-matches.ts';
import { readHits } from '#server/db/search/read-hits.ts';
import { readLeads } from '#server/db/search/read-leads.ts';
import { readTerms } from '#server/db/search/read-terms.ts';
import type { Scope } from '#server/db/search/scope.ts';
import { soonKnown } from '#server/db/time-limit.ts';
import { byWriting, piecesOf, type Wording } from './by-writing.ts';
import { nearTerms } from './near-terms.ts';
import { allOf, leavesOf, someOf, type TermGroup, toTermGroups, wordsOfTerm } from './to-condition.ts';
import { toHits } from './to-hits.ts';
import { withChosen } from './with-chosen.ts';

export const PAGE_SIZE = 20;
/** With fewer results than these the reader is told what else there is. */
const FEW = 4;
/** So many are ranked by how they are written, too: whole pages. */
const LEADING = 3 * PAGE_SIZE;

/** What else may have been meant is told where it is soon known. */
const NEAR_LIMIT_MS = 1500;

/** Who searches: when, and the fullest articles that they may read. */
type Searcher = { now: Date; access: Access };

/**
 * Searches what is out of one paper, and tells of it what anybody may read. Words are looked for in the whole texts;
 * phrases and what is left out in those that who searches may read, and in the open parts of the others: else a paid text
 * could be asked for word by word. NWS-05, NWS-06
 */
export async function searchArticles(
  orm: Orm,
  brand: Brand,
  request: SearchRequest,
  { now, access }: Searcher,
): Promise<SearchResult> {
  const query = parseQuery(request.text);
  const today = dayAt(now);
  const scope = { brand: brand.sigla, now, today };
  const named = (facets: SearchFacets) => withChosen(orm, scope, request, facets);
  if (query.groups.length === 0) return nothing('empty', await named(NO_FACETS));
  const leaves = leavesOf(query.groups);
  const { terms, articles } = await readTerms(orm, leaves);
  const known = new Map(leaves.map((leaf, at) => [leaf, terms[at]?.known]));
  const doubted = query.groups.flatMap(({ all }) =>
    all.map(({ text }) => ({ leaf: text, known: known.get(text) ?? true })),
  );
  const groups = toTermGroups(query.groups, terms);
  if (groups.length === 0) return nothing('common-words', await named(NO_FACETS));
  const find = (condition: Condition) => ask(orm, { ...scope, access }, request, { condition, groups });
  const everything = await find(allOf(groups));
  const relaxed = everything.total === 0 && groups.some(({ all }) => all.length > 1);
  const [matches, near] = await Promise.all([
    relaxed ? findSome(someOf(groups, articles), find) : everything,
    everything.total < FEW
      ? soonKnown(orm, NEAR_LIMIT_MS, (tx) =>
          nearTerms(
            tx,
            { ...scope, access },
            { query: request.text, leaves: doubted, found: everything.total },
          ),
        )
      : [],
  ]);
  const rows = await readHits(orm, brand, matches.ids, today, request.editions);
  const [hits, facets] = await Promise.all([toHits(orm, rows, groups), named(matches.facets)]);
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

/** What the first of some conditions finds that anything meets. */
async function findSome(
  conditions: Iterable<Condition>,
  find: (condition: Condition) => Promise<Matches>,
): Promise<Matches> {
  let matches = NO_MATCHES;
  for (const condition of conditions) {
    matches = await find(condition);
    if (matches.total > 0) break;
  }
  return matches;
}

/** One page of what a condition finds. Those of the first pages are ranked once more by how they are written. */
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
  const ids = byWriting(ranked, await readLeads(orm, matches.ids, pieces, access), wordings);
  return { ...matches, ids: ids.slice(offset, offset + PAGE_SIZE) };
}

const toWording = ({ all, words }: TermGroup): Wording => ({ words, pieces: all.map(wordsOfTerm) });

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
