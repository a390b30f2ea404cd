import { NewsstandDb } from '#device/db.ts';
import { EVERYBODY, readSession, type SessionMirror } from '#device/tables/session.ts';

const db = new NewsstandDb();

/**
 * The signed-in reader; null for a visitor, and if the database is blocked, because it then holds no private data.
 * OFF-06
 */
export const currentReader = (): Promise<SessionMirror | null> => readSession(db).catch(() => null);

/** The owner under whose name private data is stored; `EVERYBODY` for a visitor. */
export const currentOwner = async (): Promise<string> => (await currentReader())?.owner ?? EVERYBODY;
