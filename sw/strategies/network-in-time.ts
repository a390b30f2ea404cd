import { Strategy, type StrategyHandler } from 'workbox-strategies';
import { textInTime } from './patience.ts';

/** These tell that something was taken back: its copy goes too. */
const WITHDRAWN = [404, 410];

/**
 * The network when it answers in time, else the kept copy; without one, whatever the network says in the end. A server
 * in trouble does not hide what is already here.
 */
export class NetworkInTime extends Strategy {
  async _handle(request: Request, handler: StrategyHandler): Promise<Response> {
    const network = handler.fetchAndCachePut(request).then(async (response) => {
      if (WITHDRAWN.includes(response.status)) await this.#forget(request);
      return response;
    });
    void handler.waitUntil(network.catch(() => undefined)); // A late answer is kept for the next time.
    const fresh = await textInTime(network);
    if (fresh && fresh.status < 500) return fresh;
    return (await handler.cacheMatch(request)) ?? fresh ?? network;
  }

  async #forget(request: Request): Promise<void> {
    const cache = await caches.open(this.cacheName);
    await cache.delete(request);
  }
}
