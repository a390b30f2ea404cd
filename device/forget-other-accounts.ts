import { ownerOfCache } from './cache-names.ts';
import type { NewsstandDb } from './db.ts';
import { readersHere } from './tables/session.ts';

/** All tables whose rows may be somebody's. A row without an owner is everybody's. */
const OWNED = [
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
 * Removes what lies here for anybody but the reader who is signed in: at the end of a session, when somebody else signs
 * in, and at every start, for the end that came while nobody looked. OFF-06
 */
export async function forgetOtherAccounts(db: NewsstandDb): Promise<void> {
  const allowed = await readersHere(db);
  const others = (await caches.keys()).filter((name) => {
    const owner = ownerOfCache(name);
    return owner !== null && !allowed.includes(owner);
  });
  // What can be read goes before what tells of it.
  await Promise.all(others.map((name) => caches.delete(name)));
  const tables = OWNED.map((name) => db[name]);
  await db.transaction('rw', [...tables, db.session], async () => {
    const still = await readersHere(db);
    for (const table of tables) {
      await table
        .filter(({ owner }: { owner?: string }) => owner !== undefined && !still.includes(owner))
        .delete();
    }
  });
}
