import { Strategy, type StrategyHandler } from 'workbox-strategies';
import { CACHES } from '#device/cache-names.ts';
import { fileInPack } from '../precache/cached-packs.ts';

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
export const createAssets = (): Strategy => new FileOnce({ cacheName: CACHES.assets });
