import { Route, type Router } from 'workbox-routing';
import { CacheFirst } from 'workbox-strategies';
import { CACHES } from '#device/cache-names.ts';
import { isAsset } from '#device/kept-addresses.ts';

/**
 * Files of the build, of this release or of one before it: a page that was opened before an update finds all its parts.
 * Fonts come in here when a page first uses them. OFF-04
 */
export function assets(router: Router): void {
  const strategy = new CacheFirst({ cacheName: CACHES.assets });
  router.registerRoute(new Route(({ url, sameOrigin }) => sameOrigin && isAsset(url.pathname), strategy));
}
