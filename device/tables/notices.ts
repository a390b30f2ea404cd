import { type Dexie, liveQuery, type Table } from 'dexie';
import type { Notice } from '#domain/notices.ts';
import { EVERYBODY, readersHere, type SessionMirror } from './session.ts';

/** A notice as it lies here. Instants in milliseconds since the epoch. NOT-02 */
export type KeptNotice = Notice & {
  /** Whose it is: `EVERYBODY`, or the account's. OFF-06 */
  owner: string;
  addedAt: number;
  /** It was shown for its time, or needs no showing: it stands in the list. */
  shown: boolean;
  /** The reader dismissed it; it is kept until the account no longer tells it, so that it does not come back. */
  dismissed: boolean;
};

type Db = Pick<Dexie, 'transaction'> & {
  notices: Table<KeptNotice, [owner: string, title: string]>;
  session: Table<SessionMirror, string>;
};

const keyOf = ({ owner, title }: Pick<KeptNotice, 'owner' | 'title'>): [string, string] => [owner, title];

/** The latest first, without those that were dismissed; of one title there is one, the reader's own. NOT-02 */
export async function listNotices(db: Db): Promise<KeptNotice[]> {
  const rows = await db.notices
    .where('owner')
    .anyOf(await readersHere(db))
    .filter(({ dismissed }) => !dismissed)
    .toArray();
  rows.sort((a, b) => b.owner.localeCompare(a.owner));
  return [...new Map(rows.toReversed().map((row) => [row.title, row])).values()].sort(
    (a, b) => b.addedAt - a.addedAt,
  );
}

/** One of the app's own, to be shown now; the same words said before move up. @throws DexieError NOT-02 */
export const addNotice = (db: Db, notice: Notice, now: number): Promise<void> =>
  db.transaction('rw', db.notices, db.session, async () => {
    const owner = (await db.session.get('current'))?.owner ?? EVERYBODY;
    const id = notice.id ?? (await db.notices.get([owner, notice.title]))?.id ?? null;
    await db.notices.put({ ...notice, id, owner, addedAt: now, shown: false, dismissed: false });
  });

/**
 * All that the account has to say just now: what is new is stamped with its day, what is known stays as it is, what is
 * told no more goes. One that has a time of its own is shown once.
 */
export const receiveNotices = (db: Db, owner: string, told: readonly Notice[], now: number): Promise<void> =>
  db.transaction('rw', db.notices, db.session, async () => {
    // Of a session that ended while its answer was on the way nothing is kept.
    if ((await db.session.get('current'))?.owner !== owner) return;
    const titles = new Set(told.map(({ title }) => title));
    const own = await db.notices.where('owner').equals(owner).toArray();
    const known = new Map(own.map((row) => [row.title, row]));
    const over = own.filter(({ id, title }) => id !== null && !titles.has(title));
    await db.notices.bulkDelete(over.map(keyOf));
    for (const notice of told) {
      const row = known.get(notice.title);
      if (row?.id === notice.id) continue;
      const shown = notice.timeout === null;
      await db.notices.put({ ...notice, owner, addedAt: now, shown, dismissed: false });
    }
  });

/** It was shown for as long as it should be. One of the app's own that had a time is over then. */
export async function markShown(db: Db, notice: KeptNotice): Promise<void> {
  if (notice.id === null && notice.timeout !== null) await db.notices.delete(keyOf(notice));
  else await db.notices.update(keyOf(notice), { shown: true });
}

/** Takes it from the list. NOT-02 */
export async function dismissNotice(db: Db, notice: KeptNotice): Promise<void> {
  if (notice.id === null) await db.notices.delete(keyOf(notice));
  else await db.notices.update(keyOf(notice), { dismissed: true, shown: true });
}

/** Puts one back as it was. */
export async function restoreNotice(db: Db, notice: KeptNotice): Promise<void> {
  await db.notices.put({ ...notice, shown: true });
}

/** Tells the list now and after every change, whichever tab makes it. */
export function watchNotices(
  db: Db,
  onList: (notices: KeptNotice[]) => void,
  onFailure: (error: unknown) => void,
): void {
  liveQuery(async () => await listNotices(db)).subscribe(onList, onFailure);
}
