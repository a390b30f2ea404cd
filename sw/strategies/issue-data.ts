import { Route, type Router } from 'workbox-routing';
import { CACHES } from '#device/cache-names.ts';
import { isIssueData } from '#device/kept-addresses.ts';
import { leastRecentlyUsed } from './least-recently-used.ts';
import { NetworkInTime } from './network-in-time.ts';

/** About 8 MB of text. Beyond it the answers nobody has asked for longest go first. */
const MAX_ANSWERS = 400;

/**
 * Read once, readable offline: the newest text when online, the kept copy otherwise. A full disk costs the pictures, never
 * the text, which is why this cache is not given up on a quota error. OFF-02
 */
export function issueData(router: Router): void {
  const strategy = new NetworkInTime({
    cacheName: CACHES.issueData,
    plugins: [leastRecentlyUsed({ maxEntries: MAX_ANSWERS })],
  });
  router.registerRoute(new Route(({ url, sameOrigin }) => sameOrigin && isIssueData(url.pathname), strategy));
}
