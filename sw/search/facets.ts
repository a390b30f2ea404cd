import type { SearchFacet, SearchFacets, SearchRequest } from '#domain/search.ts';
import { type FilterName, failing, filtersOf, NAME_LISTS, type NameList } from './filters.ts';
import type { IndexedArticle, Named } from './indexed-articles.ts';

/** The same number as in the archive. */
const FACET_ROWS = 12;

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
    const [first, ...more] = failing(filters, article);
    // An article that only one filter rejects still counts in that filter's own list.
    if (first === undefined) for (const name of FILTER_NAMES) counts[name].add(namesIn(name, article));
    else if (more.length === 0) counts[first].add(namesIn(first, article));
  }
  const facet = (list: NameList) => counts[list].top(request[list], (slug) => nameOf(articles, list, slug));
  return {
    sections: facet('sections'),
    editions: facet('editions'),
    signatures: facet('signatures'),
    months: counts.period.all().map(({ slug, articles }) => ({ month: slug, articles })),
  };
}

const FILTER_NAMES = [...NAME_LISTS, 'period'] as const;

function namesIn(name: FilterName, article: IndexedArticle): Named[] {
  if (name !== 'period') return article[name];
  const month = article.day.slice(0, 7);
  return [{ slug: month, name: month }];
}

class Count {
  readonly #facets = new Map<string, SearchFacet>();

  add(names: Named[]): void {
    for (const { slug, name } of names) {
      const known = this.#facets.get(slug);
      if (known) known.articles += 1;
      else this.#facets.set(slug, { slug, name, articles: 1 });
    }
  }

  all(): SearchFacet[] {
    return [...this.#facets.values()].sort((a, b) => (a.slug < b.slug ? -1 : 1));
  }

  /** The chosen values, then those with the most articles. */
  top(chosen: string[], named: (slug: string) => SearchFacet | undefined): SearchFacet[] {
    const first = chosen.flatMap((slug) => this.#facets.get(slug) ?? named(slug) ?? []);
    const others = [...this.#facets.values()].filter(({ slug }) => !chosen.includes(slug));
    return [...first.sort(byCount), ...others.sort(byCount)].slice(0, FACET_ROWS);
  }
}

const byCount = (a: SearchFacet, b: SearchFacet): number =>
  b.articles - a.articles || a.name.localeCompare(b.name);

function nameOf(articles: IndexedArticle[], list: NameList, wanted: string): SearchFacet | undefined {
  for (const article of articles) {
    const found = article[list].find(({ slug }) => slug === wanted);
    if (found) return { slug: found.slug, name: found.name, articles: 0 };
  }
  return undefined;
}
