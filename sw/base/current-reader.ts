import { NewsstandDb } from '#device/db.ts';
import { EVERYBODY, readSession, type SessionMirror } from '#device/tables/session.ts';

const db = new NewsstandDb();

/** Who is signed in just now; null for a visitor, and where the database is blocked: it holds nobody's things. OFF-06 */
export const currentReader = (): Promise<SessionMirror | null> => readSession(db).catch(() => null);

/** The name that private things are kept under, or everybody's. */
export const currentOwner = async (): Promise<string> => (await currentReader())?.owner ?? EVERYBODY;
