import { SEARCH } from '#domain/addresses.ts';
import { ARCHIVE, ARCHIVE_SEARCH, archiveSearchPath } from '#domain/collection-addresses.ts';
import { isReadable } from '#domain/readable-address.ts';
import { readSearchAddress, searchPath } from '#domain/search-address.ts';
import { periodOf, readHandles } from '#domain/search-months.ts';

/**
 * Redirect target of the search form's address: the address with the search text in its path; null for
 * others. Decided before the router, which would parse `"acqua"` and `20.000` as JSON. Months chosen with the
 * form's sliders become days. NAV-09
 */
export function searchAddressOf(url: string): string | null {
  const [path, query = ''] = url.split(/\?(.*)/s);
  const searchParams = new URLSearchParams(query);
  if (!searchParams.has('q')) return null;
  const fields = Object.fromEntries(searchParams);
  if (path === ARCHIVE_SEARCH) {
    const { text } = readSearchAddress(undefined, fields);
    return text ? archiveSearchPath(text) : ARCHIVE;
  }
  if (path !== SEARCH) return null;
  const handles = readHandles(fields);
  return searchPath({ ...readSearchAddress(undefined, fields), ...(handles && periodOf(handles)) });
}

/** A percent sign that does not begin an escape. */
const LONE_PERCENT = /%(?![0-9a-f]{2})/gi;

/** Redirect target of `/ricerca/100%` as a person types it; null for other addresses that cannot be decoded. NAV-09 */
export function typedSearchAddressOf(url: string): string | null {
  const [path = '', query] = url.split(/\?(.*)/s);
  const escaped = path.replace(LONE_PERCENT, '%25');
  if (!path.startsWith(`${SEARCH}/`) || !isReadable(escaped)) return null;
  return query === undefined ? escaped : `${escaped}?${query}`;
}
