import { Strategy, type StrategyHandler } from 'workbox-strategies';
import { CACHES } from '#device/cache-names.ts';
import { leastRecentlyUsed } from '../caches/least-recently-used.ts';

const MAX_BRAND_FILES = 80;

/**
 * Serves the cached file, and updates it from the network for the next time; a cache that cannot be read
 * counts as empty.
 */
class StaleWhileRevalidate extends Strategy {
  async _handle(request: Request, handler: StrategyHandler): Promise<Response> {
    const network = handler.fetchAndCachePut(request);
    void handler.waitUntil(network.catch(() => undefined));
    return (await handler.cacheMatch(request).catch(() => undefined)) ?? (await network);
  }
}

/** Icons, wordmarks and manifest are cached when they are used, so that other papers' are not downloaded. BRD-06 */
export const createBrandFiles = (): Strategy =>
  new StaleWhileRevalidate({
    cacheName: CACHES.brandFiles,
    plugins: [leastRecentlyUsed({ maxEntries: MAX_BRAND_FILES, emptiedWhenFull: CACHES.brandFiles })],
  });
