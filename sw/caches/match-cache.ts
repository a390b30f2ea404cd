/**
 * Finds a cached answer; undefined if the cache cannot be read, so that the network is requested instead.
 * `Vary` is ignored: answers that depend on more than the address, such as the account, have caches of their own. BRW-04
 */
export const matchCache = (cacheName: string, request: RequestInfo): Promise<Response | undefined> =>
  caches.match(request, { cacheName, ignoreVary: true }).catch(() => undefined);
