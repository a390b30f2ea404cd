import { CACHES } from '#device/cache-names.ts';
import { PRECACHED } from '#openapi/generated/offline-calls.ts';
import { matchCache } from '../caches/match-cache.ts';

/**
 * Fetches and caches answers that belong to the app as its empty page does, before they are requested. Answers that
 * cannot be loaded block nothing, and are requested again with the next shell. HLP-01
 */
export async function precacheAnswers(): Promise<void> {
  const cache = await caches.open(CACHES.shell);
  await Promise.allSettled(
    PRECACHED.map(async (address) => {
      const answer = await fetch(address, { cache: 'no-cache', priority: 'low' });
      if (answer.ok) await cache.put(address, answer);
    }),
  );
}

/** Does so again if one of them is no longer cached. */
export async function repairPrecachedAnswers(): Promise<void> {
  const kept = await Promise.all(PRECACHED.map((address) => matchCache(CACHES.shell, address)));
  if (kept.includes(undefined)) await precacheAnswers();
}

export const precachedAnswer = async ({ pathname, href }: URL): Promise<Response | undefined> =>
  PRECACHED.includes(pathname) ? await matchCache(CACHES.shell, href) : undefined;
