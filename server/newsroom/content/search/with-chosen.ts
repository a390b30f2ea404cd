import type { SearchFacet, SearchFacets, SearchRequest } from '#domain/search.ts';
import type { Orm } from '#server/base/db/connect.ts';
import { type Choices, namesOf } from '../../db/search/names-of.ts';
import type { Scope } from '../../db/search/scope.ts';

/** Adds selected filters without matches to the counts, so that readers see their selection by name. NWS-06 */
export async function withChosen(
  orm: Orm,
  scope: Scope,
  request: SearchRequest,
  facets: SearchFacets,
): Promise<SearchFacets> {
  const missing = (list: keyof Choices) =>
    request[list].filter((slug) => !facets[list].some((facet) => facet.slug === slug));
  const names = await namesOf(orm, scope, {
    sections: missing('sections'),
    editions: missing('editions'),
    signatures: missing('signatures'),
  });
  const complete = (list: keyof Choices): SearchFacet[] => [
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
