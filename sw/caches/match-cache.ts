/**
 * Nothing where the store is broken: then the network is asked as if there were none. What an answer depends on besides
 * its address is told by the cache that it lies in. BRW-04
 */
export const matchCache = (cacheName: string, request: RequestInfo): Promise<Response | undefined> =>
  caches.match(request, { cacheName, ignoreVary: true }).catch(() => undefined);
