/**
 * Finds a cached answer; undefined if the cache cannot be read, so that the network is requested instead.
 * Whatever an answer depends on besides its address is expressed by the cache that holds it. BRW-04
 */
export const matchCache = (cacheName: string, request: RequestInfo): Promise<Response | undefined> =>
  caches.match(request, { cacheName, ignoreVary: true }).catch(() => undefined);
