import type { WorkboxPlugin } from 'workbox-core';
import { answersCacheOf } from '#device/cache-names.ts';
import { FROM_DEVICE } from '#device/from-device.ts';
import { answerFromDevice, instantAnswer } from '../answers/answer-from-device.ts';
import { followsFromOneIssue, isSameForReader } from '../answers/compare-answers.ts';
import type { WorkerEvent } from '../base/events.ts';
import { postToPages } from '../base/post-to-pages.ts';
import { leastRecentlyUsed } from '../caches/least-recently-used.ts';
import { isWithdrawal } from '../network/answer-changes.ts';
import { fromDevice, NetworkInTime } from './network-in-time.ts';

/** About 8 MB of text. Beyond it the least recently used answers are deleted first. */
export const MAX_ANSWERS = 400;

export type ReadingCall = { request: Request; url: URL; event: WorkerEvent };

/**
 * Caches every read answer for reading offline: the newest text when online, otherwise the cached copy. This cache is
 * not emptied on a quota error, because a full disk should cost pictures, never text. An answer from a downloaded issue
 * is shown immediately and updated in the background. An account's answers are cached and shared apart from all
 * others'. OFF-02, OFF-06
 */
export function createReading(
  owner: string,
  plugins: WorkboxPlugin[] = [],
): (call: ReadingCall) => Promise<Response> {
  const strategy = new NetworkInTime({
    cacheName: answersCacheOf(owner),
    plugins: [leastRecentlyUsed({ maxEntries: MAX_ANSWERS }), ...plugins],
    matchOptions: { ignoreVary: true },
    otherwise: ({ url }) => answerFromDevice(new URL(url), owner),
    onWithdrawn: async ({ url }) => {
      const { dropWithdrawn } = await import('../answers/drop-withdrawn.ts');
      await dropWithdrawn(new URL(url), owner);
    },
  });
  return async (call) => {
    const instant = followsFromOneIssue(call.url) ? await instantAnswer(call.url, owner) : null;
    if (!instant) return await strategy.handle(call);
    call.event.waitUntil(updateInBackground(call, strategy, owner));
    return fromDevice(instant);
  };
}

/** After this time without a request of the reader the network is free for background requests. */
const QUIET_PERIOD_MS = 300;
let lastRequestAt = 0;

async function waitUntilQuiet(): Promise<void> {
  lastRequestAt = Date.now();
  for (
    let remainingMs = QUIET_PERIOD_MS;
    remainingMs > 0;
    remainingMs = lastRequestAt + QUIET_PERIOD_MS - Date.now()
  ) {
    await new Promise((resolve) => setTimeout(resolve, remainingMs));
  }
}

/**
 * Requests again what is shown already, once the network is free; pages are told if the network's answer
 * differs.
 */
async function updateInBackground(call: ReadingCall, strategy: NetworkInTime, owner: string) {
  await waitUntilQuiet();
  const instant = await instantAnswer(call.url, owner);
  const [fresh] = strategy.handleAll(call);
  const newer = await fresh.catch(() => undefined);
  // A proxy's error page, or a copy from the device, is nothing that pages should load again for.
  if (!newer || newer.headers.has(FROM_DEVICE) || !(newer.ok || (await isWithdrawal(newer)))) return;
  if (instant && (await isSameForReader(instant, newer))) return;
  const { pathname, search } = call.url;
  await postToPages({ type: 'fresher', address: pathname + search });
}
