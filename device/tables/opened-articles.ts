import type { Table } from 'dexie';
import { NO_ACCOUNT, readSession, type SessionMirror, visibleOwners } from './session.ts';

/** An article that was opened on this device, by an account or a visitor. `openedAt` is in milliseconds since the epoch. */
export type OpenedArticle = { articleId: number; openedAt: number; owner?: string };

type Db = { openedArticles: Table<OpenedArticle, number>; session: Table<SessionMirror, string> };

/** Maximum age of a mark; lists that old are no longer read. */
export const MAX_MARK_AGE_MS = 90 * 24 * 60 * 60 * 1000;

export async function listOpened(db: Db): Promise<number[]> {
  const readers = await visibleOwners(db);
  return await db.openedArticles.filter(({ owner = NO_ACCOUNT }) => readers.includes(owner)).primaryKeys();
}

export async function rememberOpened(db: Db, article: OpenedArticle): Promise<void> {
  const session = await readSession(db);
  await db.openedArticles.put({ ...article, ...(session && { owner: session.owner }) });
}

/** Drops the marks that are older than `MAX_MARK_AGE_MS` at the instant `now`. */
export async function forgetOldOpened(db: Db, now: number): Promise<void> {
  await db.openedArticles
    .where('openedAt')
    .below(now - MAX_MARK_AGE_MS)
    .delete();
}
