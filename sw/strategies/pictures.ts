import { Strategy, type StrategyHandler } from 'workbox-strategies';
import { CACHES, downloadsCacheOf } from '#device/cache-names.ts';
import { currentOwner } from '../base/current-reader.ts';
import { postToPages } from '../base/post-to-pages.ts';
import { leastRecentlyUsed } from '../caches/least-recently-used.ts';
import { nearestPicture } from '../caches/nearest-picture.ts';
import { createNetworkTimeout } from '../network/network-timeout.ts';

/** About 20 MB at the widths of a phone. Beyond it the least recently used pictures are deleted first. */
const MAX_PICTURES = 600;
const MAX_AGE_S = 90 * 24 * 3600;

/**
 * Pictures queue for a connection: their duration says little about the network, so they have a longer
 * timeout of their own. If the request fails, the page shows the caption; once the picture is cached, a
 * message makes it load the picture.
 */
const timeout = createNetworkTimeout({ cached: 1500, missing: 10_000 });

/** The answer, unless the server failed: another width of the picture is then better. */
const withoutServerError = (answer: Response | undefined) =>
  answer && answer.status < 500 ? answer : undefined;

/**
 * A picture's bytes never change: a cached one is shown, and one that cannot be loaded is replaced by another width.
 */
class CachedPicture extends Strategy {
  /** Pending requests by path, until the picture is cached or cannot be: later requests wait for the same bytes. */
  #inFlight = new Map<string, Promise<boolean>>();

  async _handle(request: Request, handler: StrategyHandler): Promise<Response> {
    const copy = await this.#copyOf(request, handler).catch(() => undefined);
    if (copy) return copy;
    const path = new URL(request.url).pathname;
    const network =
      this.#afterPendingRequest(path, request, handler) ?? this.#fetchAndCache(path, request, handler);
    network.catch(() => undefined);
    const first = await timeout.inTime(network, 'cached');
    const picture =
      withoutServerError(first) ??
      (await this.#otherWidth(path, handler).catch(() => undefined)) ??
      first ??
      (await timeout.inTime(network, 'missing'));
    if (picture) return picture;
    const caching = this.#inFlight.get(path)?.then(async (isCached) => {
      // The page had no picture; it is cached now.
      if (isCached) await postToPages({ type: 'fresher', address: path });
    });
    void handler.waitUntil(Promise.allSettled([caching]));
    throw new TypeError(`The network did not answer in time for ${path}`);
  }

  async #copyOf(request: Request, handler: StrategyHandler): Promise<Response | undefined> {
    const copy = await handler.cacheMatch(request).catch(() => undefined);
    return copy ?? (await this.#downloadedCopyOf(request.url));
  }

  #afterPendingRequest(
    path: string,
    request: Request,
    handler: StrategyHandler,
  ): Promise<Response> | undefined {
    return this.#inFlight.get(path)?.then(async (isCached) => {
      const copy = isCached ? await handler.cacheMatch(request).catch(() => undefined) : undefined;
      return copy ?? (await handler.fetch(request));
    });
  }

  #fetchAndCache(path: string, request: Request, handler: StrategyHandler): Promise<Response> {
    const network = timeout.watch(handler.fetch(request));
    // With a full or broken disk the picture is not cached, but still shown.
    const caching = network.then((response) =>
      handler.cachePut(request, response.clone()).catch(() => false),
    );
    this.#inFlight.set(path, caching);
    const onEnd = () => this.#inFlight.delete(path);
    void handler.waitUntil(caching.then(onEnd, onEnd));
    return network;
  }

  async #downloadedCopyOf(address: string): Promise<Response | undefined> {
    for (const name of await issueCaches()) {
      const copy = await (await caches.open(name)).match(address);
      if (copy) return copy;
    }
    return undefined;
  }

  async #otherWidth(path: string, handler: StrategyHandler): Promise<Response | undefined> {
    const names = [this.cacheName, ...(await issueCaches())];
    const cached = await Promise.all(names.map(async (name) => (await caches.open(name)).keys()));
    const cachedPaths = cached.flat().map(({ url }) => new URL(url).pathname);
    const nearest = nearestPicture(path, cachedPaths);
    return nearest ? ((await handler.cacheMatch(nearest)) ?? this.#downloadedCopyOf(nearest)) : undefined;
  }
}

/** Caches of the reader's own downloaded issues, and of those that everybody may read. */
const issueCaches = async () => [
  ...new Set([CACHES.downloadedIssues, downloadsCacheOf(await currentOwner())]),
];

/**
 * Caches every picture that a page has requested, so that articles that were read have theirs offline. OFF-02
 */
export const createPictures = (): Strategy =>
  new CachedPicture({
    cacheName: CACHES.pictures,
    plugins: [
      leastRecentlyUsed({
        maxEntries: MAX_PICTURES,
        maxAgeSeconds: MAX_AGE_S,
        emptiedWhenFull: CACHES.pictures,
      }),
    ],
  });
