import { ownerOfCache } from './cache-names.ts';
import type { NewsstandDb } from './db.ts';
import { visibleOwners } from './tables/session.ts';

/** All tables whose rows may have an owner. Rows without one are not private. */
const OWNED_TABLES = [
  'downloads',
  'heldFiles',
  'favourites',
  'favouriteChanges',
  'notices',
  'alerts',
  'messages',
  'outbox',
  'recentSearches',
  'openedArticles',
  'drafts',
  'chatbotLists',
  'chatbotChats',
  'clipSelections',
] as const;

/**
 * Removes the data of all accounts except the signed-in one. It runs at the end of a session, when another reader signs
 * in, and at every start, in case a session ended while the app was closed. OFF-06
 */
export async function forgetOtherAccounts(db: NewsstandDb): Promise<void> {
  const allowed = await visibleOwners(db);
  const otherCaches = (await caches.keys()).filter((name) => {
    const owner = ownerOfCache(name);
    return owner !== null && !allowed.includes(owner);
  });
  // The caches with readable contents are deleted before the rows that describe them.
  await Promise.all(otherCaches.map((name) => caches.delete(name)));
  const tables = OWNED_TABLES.map((name) => db[name]);
  await db.transaction('rw', [...tables, db.session], async () => {
    const allowedNow = await visibleOwners(db);
    for (const table of tables) {
      await table
        .filter(({ owner }: { owner?: string }) => owner !== undefined && !allowedNow.includes(owner))
        .delete();
    }
  });
}
