import { type Dexie, liveQuery, type Table } from 'dexie';
import type { Notice } from '#domain/notices.ts';
import { NO_ACCOUNT, type SessionMirror, visibleOwners } from './session.ts';

/** A notice as saved on the device. Instants in milliseconds since the epoch. NOT-02 */
export type SavedNotice = Notice & {
  /** Its owner: `NO_ACCOUNT`, or the account's. OFF-06 */
  owner: string;
  addedAt: number;
  /** Whether it was already shown, or need not be because it has no timeout and is only listed. */
  shown: boolean;
  /**
   * Whether the reader dismissed it. The row stays until the account no longer sends the notice, so that it does not
   * return.
   */
  dismissed: boolean;
};

type Db = Pick<Dexie, 'transaction'> & {
  notices: Table<SavedNotice, [owner: string, title: string]>;
  session: Table<SessionMirror, string>;
};

const keyOf = ({ owner, title }: Pick<SavedNotice, 'owner' | 'title'>): [string, string] => [owner, title];

/**
 * Notices of the current reader, the latest first, without dismissed ones. A title is listed once; the reader's own
 * wins. NOT-02
 */
export async function listNotices(db: Db): Promise<SavedNotice[]> {
  const rows = await db.notices
    .where('owner')
    .anyOf(await visibleOwners(db))
    .filter(({ dismissed }) => !dismissed)
    .toArray();
  rows.sort((a, b) => b.owner.localeCompare(a.owner));
  return [...new Map(rows.toReversed().map((row) => [row.title, row])).values()].sort(
    (a, b) => b.addedAt - a.addedAt,
  );
}

/** Adds a notice of the app to be shown now; one with the same title moves up. @throws DexieError NOT-02 */
export const addNotice = (db: Db, notice: Notice, now: number): Promise<void> =>
  db.transaction('rw', db.notices, db.session, async () => {
    const owner = (await db.session.get('current'))?.owner ?? NO_ACCOUNT;
    const id = notice.id ?? (await db.notices.get([owner, notice.title]))?.id ?? null;
    await db.notices.put({ ...notice, id, owner, addedAt: now, shown: false, dismissed: false });
  });

/**
 * Replaces the account's saved notices with the ones received: new ones are added with the time `now`, those
 * with a known title and id do not change, missing ones are removed, except notices of the app. Notices without a timeout
 * count as shown.
 */
export const receiveNotices = (
  db: Db,
  owner: string,
  received: readonly Notice[],
  now: number,
): Promise<void> =>
  db.transaction('rw', db.notices, db.session, async () => {
    // The answer is discarded if the session ended meanwhile.
    if ((await db.session.get('current'))?.owner !== owner) return;
    const titles = new Set(received.map(({ title }) => title));
    const savedNotices = await db.notices.where('owner').equals(owner).toArray();
    const byTitle = new Map(savedNotices.map((row) => [row.title, row]));
    const missingNotices = savedNotices.filter(({ id, title }) => id !== null && !titles.has(title));
    await db.notices.bulkDelete(missingNotices.map(keyOf));
    for (const notice of received) {
      const row = byTitle.get(notice.title);
      if (row?.id === notice.id) continue;
      const shown = notice.timeout === null;
      await db.notices.put({ ...notice, owner, addedAt: now, shown, dismissed: false });
    }
  });

/** Marks a notice as shown; a notice of the app that has a timeout is deleted. */
export async function markShown(db: Db, notice: SavedNotice): Promise<void> {
  if (notice.id === null && notice.timeout !== null) await db.notices.delete(keyOf(notice));
  else await db.notices.update(keyOf(notice), { shown: true });
}

/** Removes a notice from the list. NOT-02 */
export async function dismissNotice(db: Db, notice: SavedNotice): Promise<void> {
  if (notice.id === null) await db.notices.delete(keyOf(notice));
  else await db.notices.update(keyOf(notice), { dismissed: true, shown: true });
}

/** Restores a dismissed notice. */
export async function restoreNotice(db: Db, notice: SavedNotice): Promise<void> {
  await db.notices.put({ ...notice, shown: true });
}

/** Calls `onList` with the list now and after every change, whichever tab makes it. */
export function watchNotices(
  db: Db,
  onList: (notices: SavedNotice[]) => void,
  onFailure: (error: unknown) => void,
): void {
  liveQuery(async () => await listNotices(db)).subscribe(onList, onFailure);
}
