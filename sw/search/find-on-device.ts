import type { SearchRequest, SearchResultsPage } from '#domain/search.ts';
import type { DeviceQuery } from './device-query.ts';
import { facetsOf } from './facets.ts';
import { failedFilters, filtersOf } from './filters.ts';
import type { IndexedArticle } from './indexed-articles.ts';
import { createWeigher, matchAllTerms, matchSomeTerms, type Scored } from './score.ts';

/** Number of results on a page, the same as in the archive. */
export const PAGE_SIZE = 20;

export type DeviceMatches = Pick<SearchResultsPage, 'matching' | 'total' | 'facets'> & {
  /** Matches of the requested page. */
  shown: IndexedArticle[];
};

/**
 * Searches all downloaded articles, within the filters and in the requested order, and counts the matches per facet.
 * NWS-06
 */
export function findOnDevice(
  articles: IndexedArticle[],
  query: DeviceQuery,
  request: SearchRequest,
): DeviceMatches {
  const filters = filtersOf(request);
  const passes = ({ article }: Scored) => failedFilters(filters, article).length === 0;
  const weigh = createWeigher(articles);
  const withAllTerms = matchAllTerms(articles, query, weigh);
  const mayRelax = query.groups.some(({ all }) => all.length > 1);
  const isRelaxed = mayRelax && !withAllTerms.some(passes);
  const matches = isRelaxed ? matchSomeTerms(articles, query, weigh) : withAllTerms;
  const chosen = matches.filter(passes).sort(request.order === 'date' ? byDate : byScore);
  const from = (request.page - 1) * PAGE_SIZE;
  return {
    matching: isRelaxed ? 'some' : 'all',
    total: chosen.length,
    facets: facetsOf(
      articles,
      matches.map(({ article }) => article),
      request,
    ),
    shown: chosen.slice(from, from + PAGE_SIZE).map(({ article }) => article),
  };
}

const byDate = ({ article: a }: Scored, { article: b }: Scored): number =>
  b.publishedAt - a.publishedAt || b.id - a.id;
const byScore = (a: Scored, b: Scored): number => b.score - a.score || byDate(a, b);
