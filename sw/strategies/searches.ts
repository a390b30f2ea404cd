import { Route, type Router } from 'workbox-routing';
import { CACHES } from '#device/cache-names.ts';
import { isSearch } from '#device/kept-addresses.ts';
import { leastRecentlyUsed } from './least-recently-used.ts';
import { NetworkInTime } from './network-in-time.ts';

/** The last searches can be gone back to; others make room. */
const MAX_SEARCHES = 20;

/** A search has the deadline of every other call, and an answer that was too late is there when it is asked for again. */
export function searches(router: Router): void {
  const strategy = new NetworkInTime({
    cacheName: CACHES.searches,
    plugins: [leastRecentlyUsed({ maxEntries: MAX_SEARCHES, emptiedWhenFull: CACHES.searches })],
  });
  router.registerRoute(new Route(({ url, sameOrigin }) => sameOrigin && isSearch(url.pathname), strategy));
}
