import { SEARCH } from '#domain/addresses.ts';
import { readSearchAddress, searchPath } from '#domain/search-address.ts';

/**
 * Where the search form's address leads on to: the one with the words in its path. Decided before the router, which
 * would take `"acqua"` and `20.000` for JSON. NAV-09
 */
export function searchAddressOf(url: string): string | null {
  const [path, query = ''] = url.split(/\?(.*)/s);
  const searchParams = new URLSearchParams(query);
  if (path !== SEARCH || !searchParams.has('q')) return null;
  return searchPath(readSearchAddress(undefined, Object.fromEntries(searchParams)));
}
