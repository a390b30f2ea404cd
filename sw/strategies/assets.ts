import { Strategy, type StrategyHandler } from 'workbox-strategies';
import { CACHES } from '#device/cache-names.ts';
import { fileInKnownPack, fileInPack } from '../precache/cached-packs.ts';

/**
 * A file's name holds a hash of its contents, so a cached file is never requested again. A cache that cannot
 * be read counts as empty.
 */
class FileOnce extends Strategy {
  async _handle(request: Request, handler: StrategyHandler): Promise<Response> {
    const { pathname } = new URL(request.url);
    const cached =
      (await fileInKnownPack(pathname)) ??
      (await handler.cacheMatch(request).catch(() => undefined)) ??
      (await fileInPack(pathname));
    return cached ?? (await handler.fetchAndCachePut(request));
  }
}

/**
 * Serves files of the build, of this release or of an earlier one: a page that was opened before an update finds all
 * its files, single ones and those in packs. Fonts are cached when a page first uses them. OFF-04
 */
export const createAssets = (): Strategy => new FileOnce({ cacheName: CACHES.assets });
