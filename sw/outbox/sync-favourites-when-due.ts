import type { Api } from '#api/clients.ts';
import { syncFavourites } from '#api/site/sync-favourites.ts';
import type { NewsstandDb } from '#device/db.ts';
import { mergeFavourites } from '#device/merge-favourites.ts';
import type { SessionMirror } from '#device/tables/session.ts';

/** Favourites from another device appear here within this time of a return to the app. */
const ASKED_AGAIN_MS = 300_000;

let asked: { token: string; at: number } | undefined;

const changesOf = (db: NewsstandDb, owner: string) =>
  db.favouriteChanges.where('owner').equals(owner).count();

/**
 * Synchronises the favourites of account and device: immediately if something was changed here or the session is new,
 * otherwise from time to time. Returns the number of changes that still wait. NWS-07, OFF-05
 */
export async function syncFavouritesWhenDue(
  db: NewsstandDb,
  { owner, token, brand }: SessionMirror,
  api: Api,
  now: number,
): Promise<number> {
  const waiting = await changesOf(db, owner);
  if (!token || brand === undefined) return waiting;
  const isRecent = asked?.token === token && now - asked.at < ASKED_AGAIN_MS;
  if (waiting === 0 && isRecent) return 0;
  try {
    await mergeFavourites(db, brand, (changes) => syncFavourites(api, changes));
    asked = { token, at: now };
  } catch {
    // Without a network, or a session: whatever waits is told another time.
  }
  return await changesOf(db, owner);
}
