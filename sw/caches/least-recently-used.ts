import { registerQuotaErrorCallback, type WorkboxPlugin } from 'workbox-core';
import { ExpirationPlugin } from 'workbox-expiration';
import { emptyCache } from './empty-cache.ts';

type Limits = {
  maxEntries: number;
  maxAgeSeconds?: number;
  /** The cache's name, if all of it is to be deleted when storage is full. */
  emptiedWhenFull?: string;
};

/** Limits the size of a cache: the least recently used answers are deleted first. OFF-02 */
export function leastRecentlyUsed({ emptiedWhenFull, ...limits }: Limits): WorkboxPlugin {
  // The plugin itself then deletes the cache as a whole and its expiration records.
  if (emptiedWhenFull) registerQuotaErrorCallback(() => emptyCache(emptiedWhenFull));
  // Its type declares hooks that may be undefined, but the interface requires them to be absent.
  return new ExpirationPlugin({
    ...limits,
    purgeOnQuotaError: emptiedWhenFull !== undefined,
  }) as WorkboxPlugin;
}
