import type { Api } from '#api/clients.ts';
import { syncFavourites } from '#api/site/sync-favourites.ts';
import type { NewsstandDb } from '#device/db.ts';
import { mergeFavourites } from '#device/merge-favourites.ts';
import type { SessionMirror } from '#device/tables/session.ts';

/** Favourites from another device appear here within this time of a return to the app. */
const SYNC_INTERVAL_MS = 300_000;

let lastSync: { token: string; at: number } | undefined;

const countChanges = (db: NewsstandDb, owner: string) =>
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
  const waiting = await countChanges(db, owner);
  if (!token || brand === undefined) return waiting;
  const isRecent = lastSync?.token === token && now - lastSync.at < SYNC_INTERVAL_MS;
  if (waiting === 0 && isRecent) return 0;
  try {
    await mergeFavourites(db, brand, (changes) => syncFavourites(api, changes));
    lastSync = { token, at: now };
  } catch {
    // Without a network, or a session, the waiting changes are sent another time.
  }
  return await countChanges(db, owner);
}
