import type { NewsstandDb } from './db.ts';
import type { OutboxEntry } from './tables/outbox.ts';
import { readSession } from './tables/session.ts';

type Db = Pick<NewsstandDb, 'outbox' | 'session'>;
/** The account on whose behalf an action is reported, and the origin it is sent to. */
export type Whose = { owner: string; accountOrigin: string };

/**
 * Queues an entry on behalf of the signed-in reader, replacing a waiting one with the same key. Returns false if nobody
 * is signed in. `here` is the origin of this page or worker. @throws DexieError OFF-05, OFF-06
 */
export async function queueAsReader(
  db: Db,
  here: string,
  entryOf: (whose: Whose) => OutboxEntry,
): Promise<boolean> {
  const session = await readSession(db);
  if (!session) return false;
  const { owner, accountOrigin = here } = session;
  await db.outbox.put(entryOf({ owner, accountOrigin }));
  return true;
}
