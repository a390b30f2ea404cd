import type { Table } from 'dexie';
import { NO_ACCOUNT, readSession, type SessionMirror, visibleOwners } from './session.ts';

/** An article that was opened on this device, by an account or a visitor. `openedAt` is in milliseconds since the epoch. */
export type OpenedArticle = { articleId: number; openedAt: number; owner?: string };

type Db = { openedArticles: Table<OpenedArticle, number>; session: Table<SessionMirror, string> };

/** Entries older than this are deleted: hardly anyone opens lists of articles that old. */
export const MAX_OPENED_AGE_MS = 90 * 24 * 60 * 60 * 1000;

export async function listOpened(db: Db): Promise<number[]> {
  const owners = await visibleOwners(db);
  return await db.openedArticles.filter(({ owner = NO_ACCOUNT }) => owners.includes(owner)).primaryKeys();
}

export async function rememberOpened(db: Db, article: OpenedArticle): Promise<void> {
  const session = await readSession(db);
  await db.openedArticles.put({ ...article, ...(session && { owner: session.owner }) });
}

/** Deletes the entries that are older than `MAX_OPENED_AGE_MS` at the instant `now`. */
export async function forgetOldOpened(db: Db, now: number): Promise<void> {
  await db.openedArticles
    .where('openedAt')
    .below(now - MAX_OPENED_AGE_MS)
    .delete();
}
