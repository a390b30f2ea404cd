import type { SearchFacet, SearchFacets, SearchRequest } from '#domain/search.ts';
import type { Orm } from '#server/base/db/connect.ts';
import { readNames, type SelectedSlugs } from '../../db/search/names-of.ts';
import type { Scope } from '../../db/search/scope.ts';

/** Adds selected filters without matches to the counts, so that readers see their selection by name. NWS-06 */
export async function withSelectedFilters(
  orm: Orm,
  scope: Scope,
  request: SearchRequest,
  facets: SearchFacets,
): Promise<SearchFacets> {
  const missing = (list: keyof SelectedSlugs) =>
    request[list].filter((slug) => !facets[list].some((facet) => facet.slug === slug));
  const names = await readNames(orm, scope, {
    sections: missing('sections'),
    editions: missing('editions'),
    signatures: missing('signatures'),
  });
  const complete = (list: keyof SelectedSlugs): SearchFacet[] => [
    ...facets[list],
    ...names.filter(({ kind }) => kind === list).map(({ slug, name }) => ({ slug, name, articles: 0 })),
  ];
  return {
    ...facets,
    sections: complete('sections'),
    editions: complete('editions'),
    signatures: complete('signatures'),
  };
}
