import { isIssueData, isSearch } from '#device/kept-addresses.ts';
import { isFeedPath } from '#domain/feed-addresses.ts';
import { GATE_PATH } from '#domain/gate.ts';
import { SHARED_REVIEWS } from '#domain/press-review/addresses.ts';
import { UNSUBSCRIBE_PATH } from '#domain/unsubscribe-address.ts';

/** Whether the process answers is asked of the process. */
const HEALTH = ['/healthz', '/readyz'];

/** Pages of the process alone: the empty page knows none of them. */
const WITHOUT_APP = [UNSUBSCRIBE_PATH, GATE_PATH];

type Asked = Pick<Request, 'method' | 'url' | 'headers'>;

/** Of these what is opened as a page: it comes from the network alone, and where there is none that is said by a page. */
export function isPageOfServer(
  { mode, method, url }: Pick<Request, 'mode' | 'method' | 'url'>,
  origin: string,
) {
  const address = new URL(url);
  const isOwn = mode === 'navigate' && method === 'GET' && address.origin === origin;
  return isOwn && !address.pathname.startsWith('/api/');
}

/**
 * True for what the worker leaves to the browser: everything that writes, that belongs to one reader or that another
 * origin answers. Of the calls only public reading may pass; a new one is private until its contract says otherwise.
 */
export function isNeverCached({ method, url, headers }: Asked, origin: string): boolean {
  const address = new URL(url);
  if (method !== 'GET' || address.origin !== origin || headers.has('authorization')) return true;
  const { pathname } = address;
  const isPublic = isIssueData(pathname) || isSearch(pathname);
  const isWithoutApp =
    [...HEALTH, ...WITHOUT_APP].includes(pathname) ||
    isFeedPath(pathname) ||
    pathname.startsWith(`${SHARED_REVIEWS}/`);
  return isWithoutApp || (pathname.startsWith('/api/') && !isPublic);
}
