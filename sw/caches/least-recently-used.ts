import { registerQuotaErrorCallback, type WorkboxPlugin } from 'workbox-core';
import { ExpirationPlugin } from 'workbox-expiration';
import { emptyCache } from './empty-cache.ts';

type Limits = {
  maxEntries: number;
  maxAgeSeconds?: number;
  /** The cache's name, where all of it goes when there is no room left. */
  emptiedWhenFull?: string;
};

/** Holds a cache to its budget: what was used longest ago goes first. OFF-02 */
export function leastRecentlyUsed({ emptiedWhenFull, ...limits }: Limits): WorkboxPlugin {
  // The plugin itself deletes the cache as a whole and forgets when what was used: that comes after.
  if (emptiedWhenFull) registerQuotaErrorCallback(() => emptyCache(emptiedWhenFull));
  // Its type declares hooks that may be undefined, where the interface wants them absent.
  return new ExpirationPlugin({
    ...limits,
    purgeOnQuotaError: emptiedWhenFull !== undefined,
  }) as WorkboxPlugin;
}
