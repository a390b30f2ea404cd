import { CacheExpiration } from 'workbox-expiration';

/** Throws away what was read by an account, and the book of what was read last, which names it. OFF-06 */
export async function deleteReadingCache(cacheName: string): Promise<void> {
  await caches.delete(cacheName);
  // Any limit will do: all is deleted.
  await new CacheExpiration(cacheName, { maxEntries: 1 }).delete();
}
