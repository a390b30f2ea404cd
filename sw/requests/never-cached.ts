import { isCachedCall, isSearch } from '#device/cached-addresses.ts';
import { isFeedPath } from '#domain/feed-addresses.ts';
import { GATE_PATH } from '#domain/gate.ts';
import { SHARED_REVIEWS } from '#domain/press-review/addresses.ts';
import { UNSUBSCRIBE_PATH } from '#domain/unsubscribe-address.ts';

/** Health checks, which are always answered by the server itself. */
const HEALTH = ['/healthz', '/readyz'];

/** Pages that only the server has: the app shell cannot show them. */
const WITHOUT_APP = [UNSUBSCRIBE_PATH, GATE_PATH];

type RequestParts = Pick<Request, 'method' | 'url' | 'headers'>;

/**
 * Whether a request that only the server may answer opens a page; offline the worker then shows a page that
 * says so.
 */
export function isPageOfServer(
  { mode, method, url }: Pick<Request, 'mode' | 'method' | 'url'>,
  origin: string,
) {
  const address = new URL(url);
  const isOwn = mode === 'navigate' && method === 'GET' && address.origin === origin;
  return isOwn && !address.pathname.startsWith('/api/');
}

/**
 * Whether the worker leaves a request to the browser: everything that writes, belongs to one reader or goes to another
 * origin. Only the newsstand's reading calls are allowed; a new call is private until it is listed here.
 */
export function isNeverCached({ method, url, headers }: RequestParts, origin: string): boolean {
  const address = new URL(url);
  if (method !== 'GET' || address.origin !== origin || headers.has('authorization')) return true;
  const { pathname } = address;
  const isPublic = isCachedCall(pathname) || isSearch(pathname);
  const isWithoutApp =
    [...HEALTH, ...WITHOUT_APP].includes(pathname) ||
    isFeedPath(pathname) ||
    pathname.startsWith(`${SHARED_REVIEWS}/`);
  return isWithoutApp || (pathname.startsWith('/api/') && !isPublic);
}
