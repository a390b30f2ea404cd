import type { Table } from 'dexie';
import { addToOutbox, type EntryOf, type OutboxEntry } from './outbox.ts';

type Db = { outbox: Table<OutboxEntry, string> };

/**
 * Maximum number of waiting `measured` entries: more pages than a reader opens while offline. The oldest are
 * dropped first, so that they take no room from other entries.
 */
export const MAX_MEASURES = 200;

/** Whether an entry is a measurement or reports an opened article: both need consent. TRK-02 */
const needsConsent = ({ kind }: OutboxEntry) => kind === 'measured' || kind === 'article-opened';

/**
 * Adds a page view or a speed measurement, and drops the oldest beyond `MAX_MEASURES`. @throws DexieError if the device
 * cannot save it.
 */
export async function addMeasure(db: Db, entry: EntryOf<'measured'>): Promise<void> {
  await addToOutbox(db, entry);
  const keys = await db.outbox
    .orderBy('createdAt')
    .filter(({ kind }) => kind === 'measured')
    .primaryKeys();
  if (keys.length > MAX_MEASURES) await db.outbox.bulkDelete(keys.slice(0, keys.length - MAX_MEASURES));
}

/** Drops all waiting measurements and reports of opened articles, after consent was withdrawn. TRK-02 */
export async function dropMeasures(db: Db): Promise<void> {
  await db.outbox.filter(needsConsent).delete();
}

/** Whether an entry is still to be sent: one that needs consent may be dropped while it waits. TRK-02 */
export const isStillToSend = async (db: Db, entry: OutboxEntry): Promise<boolean> =>
  !needsConsent(entry) || (await db.outbox.get(entry.key)) !== undefined;
