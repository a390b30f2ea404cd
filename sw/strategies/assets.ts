import { Route, type Router } from 'workbox-routing';
import { Strategy, type StrategyHandler } from 'workbox-strategies';
import { CACHES } from '#device/cache-names.ts';
import { isAsset } from '#device/kept-addresses.ts';
import { fileInPack } from '../lifecycle/cached-packs.ts';

/** A file's name holds a hash of it: what lies here is never asked for again. A store that cannot be read holds nothing. */
class FileOnce extends Strategy {
  async _handle(request: Request, handler: StrategyHandler): Promise<Response> {
    const single = await handler.cacheMatch(request).catch(() => undefined);
    const cached = single ?? (await fileInPack(new URL(request.url).pathname));
    return cached ?? (await handler.fetchAndCachePut(request));
  }
}

/**
 * Files of the build, of this release or of one before it: a page that was opened before an update finds all its parts,
 * those that lie by themselves and those in packs. Fonts come in here when a page first uses them. OFF-04
 */
export function assets(router: Router): void {
  const strategy = new FileOnce({ cacheName: CACHES.assets });
  router.registerRoute(new Route(({ url, sameOrigin }) => sameOrigin && isAsset(url.pathname), strategy));
}
