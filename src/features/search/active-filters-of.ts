import type { SearchFacet, SearchFacets, SearchRequest } from '#domain/search.ts';
import { shortDay } from './short-day.ts';

import { strings } from './strings.ts';

/** An active filter with its display name, and the search without it. */
export type ActiveFilter = { name: string; without: SearchRequest };

type Lists = 'sections' | 'editions' | 'signatures';

const without = (request: SearchRequest, list: Lists, slug: string): SearchRequest => ({
  ...request,
  [list]: request[list].filter((other) => other !== slug),
  page: 1,
});

export function withoutPeriod({ from: _, to: __, ...request }: SearchRequest): SearchRequest {
  return { ...request, page: 1 };
}

const nameIn = (facets: SearchFacet[], slug: string) =>
  facets.find((facet) => facet.slug === slug)?.name ?? slug.replaceAll('-', ' ');

function periodName({ from, to }: SearchRequest): string | null {
  if (from && to) return strings.between(shortDay(from), shortDay(to));
  if (from) return strings.since(shortDay(from));
  return to ? strings.until(shortDay(to)) : null;
}

export function activeFilters(request: SearchRequest, facets: SearchFacets): ActiveFilter[] {
  const period = periodName(request);
  const lists: Lists[] = ['sections', 'editions', 'signatures'];
  return [
    ...(period ? [{ name: period, without: withoutPeriod(request) }] : []),
    ...lists.flatMap((list) =>
      request[list].map((slug) => ({
        name: nameIn(facets[list], slug),
        without: without(request, list, slug),
      })),
    ),
  ];
}

/** The search with a choice added, or removed if it was already made. */
export function toggled(request: SearchRequest, list: Lists, slug: string): SearchRequest {
  if (request[list].includes(slug)) return without(request, list, slug);
  return { ...request, [list]: [...request[list], slug], page: 1 };
}
