import { CACHES } from '#device/cache-names.ts';
import { FAQ_CALL, LEGAL_CALL } from '#domain/view-addresses.ts';
import { matchCache } from '../caches/match-cache.ts';

/** Calls whose answers belong to the app as its empty page does: they are here before anybody has asked. */
const PRECACHED = [FAQ_CALL, LEGAL_CALL];

/** Fetches them and keeps them. What cannot be had stands in nobody's way: it is asked for again with the next shell. HLP-01 */
export async function precacheAnswers(): Promise<void> {
  const cache = await caches.open(CACHES.shell);
  await Promise.allSettled(
    PRECACHED.map(async (address) => {
      const answer = await fetch(address, { cache: 'no-cache', priority: 'low' });
      if (answer.ok) await cache.put(address, answer);
    }),
  );
}

/** The same where one of them has gone. */
export async function repairPrecachedAnswers(): Promise<void> {
  const kept = await Promise.all(PRECACHED.map((address) => matchCache(CACHES.shell, address)));
  if (kept.includes(undefined)) await precacheAnswers();
}

export const precachedAnswer = async ({ pathname, href }: URL): Promise<Response | undefined> =>
  PRECACHED.includes(pathname) ? await matchCache(CACHES.shell, href) : undefined;
