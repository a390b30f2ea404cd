import type { WorkboxPlugin } from 'workbox-core';
import { NetworkFirst } from 'workbox-strategies';
import { answersCacheOf } from '#device/cache-names.ts';
import { isPressReview, isReadOnlyPressReview } from '#device/cached-addresses.ts';
import { leastRecentlyUsed } from '../caches/least-recently-used.ts';
import { TEXT_LIMITS } from '../network/network-timeout.ts';
import { fromDevice } from './network-in-time.ts';
import { MAX_ANSWERS, type ReadingCall } from './reading.ts';

/** Statuses after which the copy is deleted: the reader is no longer signed in, or the clip was withdrawn. */
const DELETING_STATUSES = [401, 404];
const LICENCE_ENDED_STATUS = 403;

async function deleteCopy(cacheName: string, request: Request): Promise<void> {
  await (await caches.open(cacheName)).delete(request);
}

/**
 * If the licence has ended, all of the press review is deleted from the device, otherwise only what was requested.
 * ROL-06
 */
const deleteWhenRefused = (cacheName: string): WorkboxPlugin => ({
  fetchDidSucceed: async ({ request, response }) => {
    if (DELETING_STATUSES.includes(response.status))
      await deleteCopy(cacheName, request).catch(() => undefined);
    if (response.status === LICENCE_ENDED_STATUS) await forgetPressReview(cacheName).catch(() => undefined);
    return response;
  },
});

async function forgetPressReview(cacheName: string): Promise<void> {
  const cache = await caches.open(cacheName);
  const cached = (await cache.keys()).filter(({ url }) => isPressReview(new URL(url).pathname));
  await Promise.all(cached.map((request) => cache.delete(request)));
}

const markCopies: WorkboxPlugin = {
  cachedResponseWillBeUsed: async ({ cachedResponse }) =>
    cachedResponse ? fromDevice(cachedResponse) : null,
};

/**
 * Press review of an account: from the network as long as there is one, because several people work on the same review,
 * and changing an old copy would undo the work of others. Calls that only read fall back to the cached copy after the
 * same timeout as a page without any copy (`TEXT_LIMITS.missing`); without a copy they wait for the network. PRS-04
 */
export function createPressReview(
  owner: string,
  plugins: WorkboxPlugin[],
): (call: ReadingCall) => Promise<Response> {
  const cacheName = answersCacheOf(owner);
  const options = {
    cacheName,
    plugins: [
      leastRecentlyUsed({ maxEntries: MAX_ANSWERS }),
      ...plugins,
      deleteWhenRefused(cacheName),
      markCopies,
    ],
    matchOptions: { ignoreVary: true },
  };
  const editingStrategy = new NetworkFirst(options);
  const readingStrategy = new NetworkFirst({ ...options, networkTimeoutSeconds: TEXT_LIMITS.missing / 1000 });
  return (call) =>
    (isReadOnlyPressReview(call.url.pathname) ? readingStrategy : editingStrategy).handle(call);
}
