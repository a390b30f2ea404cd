import type { WorkboxPlugin } from 'workbox-core';
import { NetworkFirst } from 'workbox-strategies';
import { answersCacheOf } from '#device/cache-names.ts';
import { isPressReview, isReadOnlyPressReview } from '#device/cached-addresses.ts';
import { noteGate, numberRequest } from '../base/gate.ts';
import { leastRecentlyUsed } from '../caches/least-recently-used.ts';
import { codeOf, isWithdrawal } from '../network/answer-changes.ts';
import { TEXT_LIMITS } from '../network/network-timeout.ts';
import { fromDevice } from './network-in-time.ts';
import { MAX_ANSWERS, type ReadingCall } from './reading.ts';

const LAST_DATE = '/api/user/rassegna/last-date';
const LICENCE_ENDED = 'ERR_ACCESS_DENIED';

/** Whether the answer says that this account may not open the press review, or no longer. */
async function isLicenceOver({ url }: Request, response: Response): Promise<boolean> {
  if (response.status === 403) return (await codeOf(response)) === LICENCE_ENDED;
  if (!response.ok || new URL(url).pathname !== LAST_DATE) return false;
  const body = await response.clone().json();
  return body?.data?.rassegna_date === null;
}

/** Whether the reader is no longer signed in, or what was requested does not exist any more. */
const isCopyOver = async (response: Response): Promise<boolean> =>
  (await isWithdrawal(response)) || (response.status === 401 && (await codeOf(response)) !== null);

async function forgetPressReview(cacheName: string): Promise<void> {
  const cache = await caches.open(cacheName);
  const cached = (await cache.keys()).filter(({ url }) => isPressReview(new URL(url).pathname));
  await Promise.all(cached.map((request) => cache.delete(request)));
}

/**
 * If the licence has ended, all of the press review is deleted from the device, otherwise only what was requested. Nothing
 * is deleted because the site's gate is shut, or because a proxy answers with a page of its own. ROL-06
 */
async function deleteIfRefused(cacheName: string, request: Request, response: Response): Promise<void> {
  if (await isLicenceOver(request, response)) await forgetPressReview(cacheName);
  else if (await isCopyOver(response)) await (await caches.open(cacheName)).delete(request);
}

/** A server error, which counts like a lost network: the copy is used if there is one. */
class ServerFailed extends Error {}

/** Judges the network's answers. Of a request that fails without a copy the server's answer is returned. */
const judgeAnswers = (cacheName: string): WorkboxPlugin => ({
  requestWillFetch: async ({ request, state }) => {
    if (state) state.number = numberRequest();
    return request;
  },
  fetchDidSucceed: async ({ request, response, state }) => {
    await noteGate(response, state?.number ?? numberRequest()).catch(() => undefined);
    await deleteIfRefused(cacheName, request, response).catch(() => undefined);
    if (response.status < 500) return response;
    if (state) state.failed = response;
    throw new ServerFailed();
  },
  handlerDidError: async ({ state }) => state?.failed,
});

const markCopies: WorkboxPlugin = {
  cachedResponseWillBeUsed: async ({ cachedResponse }) =>
    cachedResponse ? fromDevice(cachedResponse) : null,
};

/**
 * Press review of an account: from the network as long as there is one, because several people work on the same review,
 * and changing an old copy would undo the work of others. Calls that only read fall back to the cached copy after the
 * same timeout as a page without any copy (`TEXT_LIMITS.missing`); without a copy they wait for the network. A server
 * error does not hide the copy. PRS-04
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
      judgeAnswers(cacheName),
      markCopies,
    ],
    matchOptions: { ignoreVary: true },
  };
  const editingStrategy = new NetworkFirst(options);
  const readingStrategy = new NetworkFirst({ ...options, networkTimeoutSeconds: TEXT_LIMITS.missing / 1000 });
  return (call) =>
    (isReadOnlyPressReview(call.url.pathname) ? readingStrategy : editingStrategy).handle(call);
}
