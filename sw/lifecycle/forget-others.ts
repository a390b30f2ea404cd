import { ownerOfCache } from '#device/cache-names.ts';
import { NewsstandDb } from '#device/db.ts';
import { EVERYBODY, readSession } from '#device/tables/session.ts';

/**
 * Removes what lies here for anybody but the reader who is signed in: at the end of a session, and at every start, for the
 * end that came while this worker slept. OFF-06
 */
export async function forgetOthers(): Promise<void> {
  const db = new NewsstandDb();
  try {
    const allowed = [EVERYBODY, (await readSession(db))?.owner ?? EVERYBODY];
    const names = await caches.keys();
    const others = names.filter((name) => {
      const owner = ownerOfCache(name);
      return owner !== null && !allowed.includes(owner);
    });
    // What can be read goes before what tells of it.
    await Promise.all(others.map((name) => caches.delete(name)));
    await db.downloads.where('owner').noneOf(allowed).delete();
    await db.heldFiles.where('owner').noneOf(allowed).delete();
  } finally {
    db.close();
  }
}
