import type { SearchRequest } from '#domain/search.ts';
import type { IndexedArticle } from './indexed-articles.ts';

export const NAME_LISTS = ['sections', 'editions', 'signatures'] as const;
export type NameList = (typeof NAME_LISTS)[number];
export type FilterName = NameList | 'period';

export type Sieves = { name: FilterName; lets: (article: IndexedArticle) => boolean }[];

/** The filters that are set. An article needs one of the slugs of each list that has any. NWS-06 */
export function sievesOf(request: SearchRequest): Sieves {
  const lists = NAME_LISTS.filter((list) => request[list].length > 0).map((name) => {
    const wanted = new Set(request[name]);
    return { name, lets: (article: IndexedArticle) => article[name].some(({ slug }) => wanted.has(slug)) };
  });
  const { from, to } = request;
  if (!from && !to) return lists;
  const lets = ({ day }: IndexedArticle) => (!from || day >= from) && (!to || day <= to);
  return [...lists, { name: 'period', lets }];
}

/** Names of the filters that an article does not pass. */
export const failing = (sieves: Sieves, article: IndexedArticle): FilterName[] =>
  sieves.filter(({ lets }) => !lets(article)).map(({ name }) => name);
