import { CacheExpiration } from 'workbox-expiration';

/** Deletes what an account has read, and Workbox's expiration records, which name it. OFF-06 */
export async function deleteReadingCache(cacheName: string): Promise<void> {
  await caches.delete(cacheName);
  // The limit does not matter, because everything is deleted.
  await new CacheExpiration(cacheName, { maxEntries: 1 }).delete();
}
