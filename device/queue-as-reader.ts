import type { NewsstandDb } from './db.ts';
import type { OutboxEntry } from './tables/outbox.ts';
import { readSession } from './tables/session.ts';

type Db = Pick<NewsstandDb, 'outbox' | 'session'>;
/** The account on whose behalf an action is reported, and the origin it is sent to. */
export type EntryOwner = { owner: string; accountOrigin: string };

/**
 * Queues an entry on behalf of the signed-in reader, replacing a waiting one with the same key. Returns false
 * if nobody is signed in.
 * @param ownOrigin origin of this page or worker, for sessions saved without the account site's origin
 * @throws DexieError OFF-05, OFF-06
 */
export async function queueAsReader(
  db: Db,
  ownOrigin: string,
  entryOf: (entryOwner: EntryOwner) => OutboxEntry,
): Promise<boolean> {
  const session = await readSession(db);
  if (!session) return false;
  const { owner, accountOrigin = ownOrigin } = session;
  await db.outbox.put(entryOf({ owner, accountOrigin }));
  return true;
}
