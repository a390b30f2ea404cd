import type { NewsstandDb } from './db.ts';
import type { OutboxEntry } from './tables/outbox.ts';
import { readSession } from './tables/session.ts';

type Db = Pick<NewsstandDb, 'outbox' | 'session'>;
/** In whose name an action is reported, and where. */
export type Whose = { owner: string; accountOrigin: string };

/**
 * Leaves it for whoever sends, in the name of whoever is signed in; false where nobody is. What waits under its key gives
 * way. `here` is this page's or worker's origin. @throws DexieError OFF-05, OFF-06
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
