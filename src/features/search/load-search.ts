import { redirect } from '@tanstack/react-router';
import type { Api } from '#api/clients.ts';
import { searchArticles } from '#api/site/search-articles.ts';
import type { SearchRequest, SearchResult } from '#domain/search.ts';
import { readSearchAddress, searchPath } from '#domain/search-address.ts';

/** `result` is null where nothing was asked for yet. */
export type Found = { request: SearchRequest; result: SearchResult | null };

/** @throws Redirect to the address that has the words in its path, where a form sent them in the query. NAV-09 */
export async function loadSearch(
  api: () => Promise<Api>,
  path: string | undefined,
  query: Record<string, unknown>,
): Promise<Found> {
  const request = readSearchAddress(path, query);
  if (path === undefined && request.text) throw redirect({ href: searchPath(request) });
  if (!request.text) return { request, result: null };
  return { request, result: await searchArticles(await api(), request) };
}
