import type { WorkboxPlugin } from 'workbox-core';
import { readingCacheOf } from '#device/cache-names.ts';
import { answerFromDevice, instantAnswer } from '../answers/answer-from-device.ts';
import { followsFromOneIssue, isSameForReader } from '../answers/compare-answers.ts';
import { dropWithdrawn } from '../answers/drop-withdrawn.ts';
import type { WorkerEvent } from '../base/events.ts';
import { postToPages } from '../base/post-to-pages.ts';
import { leastRecentlyUsed } from '../caches/least-recently-used.ts';
import { fromDevice, NetworkInTime } from './network-in-time.ts';

/** About 8 MB of text. Beyond it the least recently used answers are deleted first. */
export const MAX_ANSWERS = 400;

export type Asked = { request: Request; url: URL; event: WorkerEvent };

/**
 * Caches every read answer for reading offline: the newest text when online, otherwise the cached copy. This cache is
 * not emptied on a quota error, because a full disk should cost pictures, never text. An answer from a downloaded issue
 * is shown immediately and updated in the background. An account's answers are cached and shared apart from all
 * others'. OFF-02, OFF-06
 */
export function createReading(
  owner: string,
  plugins: WorkboxPlugin[] = [],
): (asked: Asked) => Promise<Response> {
  const strategy = new NetworkInTime({
    cacheName: readingCacheOf(owner),
    plugins: [leastRecentlyUsed({ maxEntries: MAX_ANSWERS }), ...plugins],
    matchOptions: { ignoreVary: true },
    otherwise: ({ url }) => answerFromDevice(new URL(url), owner),
    onWithdrawn: ({ url }) => dropWithdrawn(new URL(url), owner),
  });
  return async (asked) => {
    const instant = followsFromOneIssue(asked.url) ? await instantAnswer(asked.url, owner) : null;
    if (!instant) return await strategy.handle(asked);
    asked.event.waitUntil(improve(asked, strategy, owner));
    return fromDevice(instant);
  };
}

/** After this time without a request of the reader the network is free for background requests. */
const QUIET_MS = 300;
let lastAsked = 0;

async function quiet(): Promise<void> {
  lastAsked = Date.now();
  for (let rest = QUIET_MS; rest > 0; rest = lastAsked + QUIET_MS - Date.now()) {
    await new Promise((resolve) => setTimeout(resolve, rest));
  }
}

/** Requests again what is shown already; pages are told if the network's answer differs. */
async function improve(asked: Asked, strategy: NetworkInTime, owner: string) {
  await quiet();
  const instant = await instantAnswer(asked.url, owner);
  const [fresh] = strategy.handleAll(asked);
  const newer = await fresh.catch(() => undefined);
  if (!newer || newer.status >= 500 || (instant && (await isSameForReader(instant, newer)))) return;
  const { pathname, search } = asked.url;
  await postToPages({ type: 'fresher', address: pathname + search });
}
