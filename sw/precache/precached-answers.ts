import { CACHES } from '#device/cache-names.ts';
import { PRECACHED } from '#openapi/generated/offline-calls.ts';
import { matchCache } from '../caches/match-cache.ts';

/**
 * Fetches and caches the answers of `PRECACHED`, before they are requested: like the empty page they belong
 * to the app. Answers that cannot be loaded block nothing, and are requested again with the next shell.
 * HLP-01
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

/** Fetches the precached answers again if one of them is no longer cached. */
export async function repairPrecachedAnswers(): Promise<void> {
  const copies = await Promise.all(PRECACHED.map((address) => matchCache(CACHES.shell, address)));
  if (copies.includes(undefined)) await precacheAnswers();
}

export const precachedAnswer = async ({ pathname, href }: URL): Promise<Response | undefined> =>
  PRECACHED.includes(pathname) ? await matchCache(CACHES.shell, href) : undefined;
