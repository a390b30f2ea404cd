import type { SearchRequest } from '#domain/search.ts';
import type { IndexedArticle } from './indexed-articles.ts';

export const NAME_LISTS = ['sections', 'editions', 'signatures'] as const;
export type NameList = (typeof NAME_LISTS)[number];
export type FilterName = NameList | 'period';

export type Filters = { name: FilterName; accepts: (article: IndexedArticle) => boolean }[];

/** The active filters. An article must have one of the slugs of each list that has any. NWS-06 */
export function filtersOf(request: SearchRequest): Filters {
  const lists = NAME_LISTS.filter((list) => request[list].length > 0).map((name) => {
    const wanted = new Set(request[name]);
    return { name, accepts: (article: IndexedArticle) => article[name].some(({ slug }) => wanted.has(slug)) };
  });
  const { from, to } = request;
  if (!from && !to) return lists;
  const accepts = ({ day }: IndexedArticle) => (!from || day >= from) && (!to || day <= to);
  return [...lists, { name: 'period', accepts }];
}

/** Names of the filters that an article does not pass. */
export const failedFilters = (filters: Filters, article: IndexedArticle): FilterName[] =>
  filters.filter(({ accepts }) => !accepts(article)).map(({ name }) => name);
