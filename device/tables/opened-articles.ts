import type { Table } from 'dexie';

/** An article that was opened on this device. `openedAt` is in milliseconds since the epoch. */
export type OpenedArticle = { articleId: number; openedAt: number };

type Db = { openedArticles: Table<OpenedArticle, number> };

/** Older marks help nobody: nobody looks through a list of last season. */
export const REMEMBERED_MS = 90 * 24 * 60 * 60 * 1000;

export const listOpened = (db: Db): Promise<number[]> => db.openedArticles.toCollection().primaryKeys();

export async function rememberOpened(db: Db, opened: OpenedArticle): Promise<void> {
  await db.openedArticles.put(opened);
}

/** Drops the marks that are older than `REMEMBERED_MS` at the instant `now`. */
export async function forgetOldOpened(db: Db, now: number): Promise<void> {
  await db.openedArticles
    .where('openedAt')
    .below(now - REMEMBERED_MS)
    .delete();
}
