import type { Table } from 'dexie';
import { EVERYBODY, readersHere, readSession, type SessionMirror } from './session.ts';

/** An article that was opened on this device, by an account or a visitor. `openedAt` is in milliseconds since the epoch. */
export type OpenedArticle = { articleId: number; openedAt: number; owner?: string };

type Db = { openedArticles: Table<OpenedArticle, number>; session: Table<SessionMirror, string> };

/** Older marks are of no use, because lists that old are no longer read. */
export const REMEMBERED_MS = 90 * 24 * 60 * 60 * 1000;

export async function listOpened(db: Db): Promise<number[]> {
  const readers = await readersHere(db);
  return await db.openedArticles.filter(({ owner = EVERYBODY }) => readers.includes(owner)).primaryKeys();
}

export async function rememberOpened(db: Db, opened: OpenedArticle): Promise<void> {
  const session = await readSession(db);
  await db.openedArticles.put({ ...opened, ...(session && { owner: session.owner }) });
}

/** Drops the marks that are older than `REMEMBERED_MS` at the instant `now`. */
export async function forgetOldOpened(db: Db, now: number): Promise<void> {
  await db.openedArticles
    .where('openedAt')
    .below(now - REMEMBERED_MS)
    .delete();
}
