import { Route, type Router } from 'workbox-routing';
import { Strategy, type StrategyHandler } from 'workbox-strategies';
import { CACHES } from '#device/cache-names.ts';
import { isPicture } from '#device/kept-addresses.ts';
import { leastRecentlyUsed } from './least-recently-used.ts';
import { nearestPicture } from './nearest-picture.ts';
import { createPatience } from './patience.ts';

/** Some 20 MB at the widths of a phone. Beyond it the pictures not seen for longest go first. */
const MAX_PICTURES = 600;
const MAX_AGE_S = 90 * 24 * 3600;

/** Pictures wait in line for a connection: how long they take says little about the network, so they have their own. */
const inTime = createPatience();

/** A picture's bytes never change: what is kept is shown, and what cannot be had is shown in another width. */
class PictureOnce extends Strategy {
  async _handle(request: Request, handler: StrategyHandler): Promise<Response> {
    const kept = await handler.cacheMatch(request);
    if (kept) return kept;
    const network = handler.fetchAndCachePut(request);
    void handler.waitUntil(network.catch(() => undefined));
    return (await inTime(network)) ?? (await this.#otherWidth(request, handler)) ?? network;
  }

  async #otherWidth(request: Request, handler: StrategyHandler): Promise<Response | undefined> {
    const cache = await caches.open(this.cacheName);
    const kept = (await cache.keys()).map(({ url }) => new URL(url).pathname);
    const nearest = nearestPicture(new URL(request.url).pathname, kept);
    return nearest ? handler.cacheMatch(nearest) : undefined;
  }
}

/** Pictures of what was read stay with it. OFF-02 */
export function pictures(router: Router): void {
  const strategy = new PictureOnce({
    cacheName: CACHES.pictures,
    plugins: [
      leastRecentlyUsed({ maxEntries: MAX_PICTURES, maxAgeSeconds: MAX_AGE_S, purgeOnQuotaError: true }),
    ],
  });
  router.registerRoute(new Route(({ url, sameOrigin }) => sameOrigin && isPicture(url.pathname), strategy));
}
