/**
 * Removes every entry of a cache, and returns whether there was any. Deleting the cache as a whole would free no disk
 * space while anything holds it open, which a worker does until its garbage is collected. OFF-02
 */
export async function emptyCache(name: string): Promise<boolean> {
  const cache = await caches.open(name);
  const wereDeleted = await Promise.all((await cache.keys()).map((request) => cache.delete(request)));
  return wereDeleted.includes(true);
}
