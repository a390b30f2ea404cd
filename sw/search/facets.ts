import type { SearchFacet, SearchFacets, SearchRequest } from '#domain/search.ts';
import { type FilterName, failedFilters, filtersOf, NAME_LISTS, type NameList } from './filters.ts';
import type { IndexedArticle, NamedSlug } from './indexed-articles.ts';

/** Maximum number of values in a facet, the same as in the archive. */
const MAX_FACET_ROWS = 12;

/**
 * Counts the matches per section, edition, author and month. Each list ignores its own filter, so that a count says how
 * many results a further choice would bring. Chosen values are listed even with no results. NWS-06
 */
export function facetsOf(
  articles: IndexedArticle[],
  matches: IndexedArticle[],
  request: SearchRequest,
): SearchFacets {
  const counts = {
    sections: new Count(),
    editions: new Count(),
    signatures: new Count(),
    period: new Count(),
  };
  const filters = filtersOf(request);
  for (const article of matches) {
    const [first, ...others] = failedFilters(filters, article);
    // An article that only one filter rejects still counts in that filter's own list.
    if (first === undefined) for (const name of FILTER_NAMES) counts[name].add(namesIn(name, article));
    else if (others.length === 0) counts[first].add(namesIn(first, article));
  }
  const facet = (list: NameList) =>
    counts[list].top(request[list], (slug) => emptyFacet(articles, list, slug));
  return {
    sections: facet('sections'),
    editions: facet('editions'),
    signatures: facet('signatures'),
    months: counts.period.all().map(({ slug, articles }) => ({ month: slug, articles })),
  };
}

const FILTER_NAMES = [...NAME_LISTS, 'period'] as const;

function namesIn(name: FilterName, article: IndexedArticle): NamedSlug[] {
  if (name !== 'period') return article[name];
  const month = article.day.slice(0, 7);
  return [{ slug: month, name: month }];
}

class Count {
  readonly #facets = new Map<string, SearchFacet>();

  add(names: NamedSlug[]): void {
    for (const { slug, name } of names) {
      const facet = this.#facets.get(slug);
      if (facet) facet.articles += 1;
      else this.#facets.set(slug, { slug, name, articles: 1 });
    }
  }

  all(): SearchFacet[] {
    return [...this.#facets.values()].sort((a, b) => (a.slug < b.slug ? -1 : 1));
  }

  /** The chosen values, then those with the most articles. */
  top(chosen: string[], emptyFacetOf: (slug: string) => SearchFacet | undefined): SearchFacet[] {
    const first = chosen.flatMap((slug) => this.#facets.get(slug) ?? emptyFacetOf(slug) ?? []);
    const others = [...this.#facets.values()].filter(({ slug }) => !chosen.includes(slug));
    return [...first.sort(byCount), ...others.sort(byCount)].slice(0, MAX_FACET_ROWS);
  }
}

const byCount = (a: SearchFacet, b: SearchFacet): number =>
  b.articles - a.articles || a.name.localeCompare(b.name);

function emptyFacet(articles: IndexedArticle[], list: NameList, wantedSlug: string): SearchFacet | undefined {
  for (const article of articles) {
    const found = article[list].find(({ slug }) => slug === wantedSlug);
    if (found) return { slug: found.slug, name: found.name, articles: 0 };
  }
  return undefined;
}
