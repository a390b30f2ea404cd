import { Route, type Router } from 'workbox-routing';
import { StaleWhileRevalidate } from 'workbox-strategies';
import { CACHES } from '#device/cache-names.ts';
import { isBrandFile } from '#device/kept-addresses.ts';
import { leastRecentlyUsed } from './least-recently-used.ts';

const MAX_FILES = 80;

/** Icons, wordmarks and manifest come as they are needed: nobody downloads the other papers' for nothing. BRD-06 */
export function brandFiles(router: Router): void {
  const strategy = new StaleWhileRevalidate({
    cacheName: CACHES.brandFiles,
    plugins: [leastRecentlyUsed({ maxEntries: MAX_FILES, emptiedWhenFull: CACHES.brandFiles })],
  });
  router.registerRoute(new Route(({ url, sameOrigin }) => sameOrigin && isBrandFile(url.pathname), strategy));
}
