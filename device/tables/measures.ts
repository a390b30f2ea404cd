import type { Table } from 'dexie';
import { addToOutbox, type EntryOf, type OutboxEntry } from './outbox.ts';

type Db = { outbox: Table<OutboxEntry, string> };

/** More pages than anybody reads without a network; they never crowd out what else waits. The oldest go first. */
export const MAX_MEASURES = 200;

/** What is told of reading, and by consent alone. TRK-02 */
const isMeasure = ({ kind }: OutboxEntry) => kind === 'measured' || kind === 'article-opened';

/** Adds a view or a speed, and drops the oldest beyond `MAX_MEASURES`. @throws DexieError where the device keeps nothing. */
export async function addMeasure(db: Db, entry: EntryOf<'measured'>): Promise<void> {
  await addToOutbox(db, entry);
  const keys = await db.outbox
    .orderBy('createdAt')
    .filter(({ kind }) => kind === 'measured')
    .primaryKeys();
  if (keys.length > MAX_MEASURES) await db.outbox.bulkDelete(keys.slice(0, keys.length - MAX_MEASURES));
}

/** Consent is gone: what waits is told to nobody. TRK-02 */
export async function dropMeasures(db: Db): Promise<void> {
  await db.outbox.filter(isMeasure).delete();
}

/** Whether it is still to be told: what was measured may be dropped while it waits for its turn. TRK-02 */
export const isStillToBeTold = async (db: Db, entry: OutboxEntry): Promise<boolean> =>
  !isMeasure(entry) || (await db.outbox.get(entry.key)) !== undefined;
