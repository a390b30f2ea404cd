import { NewsstandDb } from '#device/db.ts';
import { NO_ACCOUNT, readSession, type SessionMirror } from '#device/tables/session.ts';

const db = new NewsstandDb();

/**
 * The signed-in reader; null for a visitor, and if the database is blocked, because no private data can be
 * read then. OFF-06
 */
export const currentReader = (): Promise<SessionMirror | null> => readSession(db).catch(() => null);

/** The owner under whose name private data is stored; `NO_ACCOUNT` for a visitor. */
export const currentOwner = async (): Promise<string> => (await currentReader())?.owner ?? NO_ACCOUNT;
