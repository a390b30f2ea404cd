/**
 * Takes everything out of a cache, and says whether there was anything. A cache that is deleted as a whole keeps its room
 * on the disk as long as anybody has it open, which a worker does until its garbage is collected. OFF-02
 */
export async function emptyCache(name: string): Promise<boolean> {
  const cache = await caches.open(name);
  const gone = await Promise.all((await cache.keys()).map((request) => cache.delete(request)));
  return gone.includes(true);
}
