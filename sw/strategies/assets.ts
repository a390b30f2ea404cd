import { Route, type Router } from 'workbox-routing';
import { CacheFirst } from 'workbox-strategies';
import { CACHES } from '#device/cache-names.ts';
import { isAsset } from '#device/kept-addresses.ts';
import { fileInPack } from '../lifecycle/held-packs.ts';

/**
 * Files of the build, of this release or of one before it: a page that was opened before an update finds all its parts,
 * those that lie by themselves and those in packs. Fonts come in here when a page first uses them. OFF-04
 */
export function assets(router: Router): void {
  const strategy = new CacheFirst({
    cacheName: CACHES.assets,
    plugins: [
      {
        cachedResponseWillBeUsed: async ({ request, cachedResponse }) =>
          cachedResponse ?? (await fileInPack(new URL(request.url).pathname)),
      },
    ],
  });
  router.registerRoute(new Route(({ url, sameOrigin }) => sameOrigin && isAsset(url.pathname), strategy));
}
