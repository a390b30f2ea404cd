import type { SearchFacet, SearchFacets, SearchRequest } from '#domain/search.ts';
import { type FilterName, failing, filtersOf, NAME_LISTS, type NameList } from './filters.ts';
import type { IndexedArticle, Named } from './indexed-articles.ts';

/** As many as the archive names. */
const FACET_ROWS = 12;

/**
 * How many of the matches there are where. Each list counts what the other filters leave: so a further choice shows what it
 * would bring. What was chosen is named even where it has nothing. NWS-06
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
    // What one filter alone keeps out is what that filter's own list tells of.
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

  /** What was chosen, then those with the most articles. */
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
