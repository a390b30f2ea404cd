import type { Table } from 'dexie';

/**
 * Who is signed in, for the worker, which reads no local storage. `owner` names the account on this device alone and
 * marks what is kept for it; `token` is sent as bearer. No row: a visitor. OFF-06
 */
export type SessionMirror = {
  id: 'current';
  owner: string;
  token: string;
  /** Key of the paper of this origin, under which its favourites lie. */
  brand?: string;
  /** Where the account site stands, without a slash at the end: the worker knows its own origin alone. */
  accountOrigin?: string;
  /** Alerts are wanted on this device. PSH-01 */
  alerts?: boolean;
};

/** Marks what everybody may read. */
export const EVERYBODY = '';

type Db = { session: Table<SessionMirror, string> };

export const readSession = async (db: Db): Promise<SessionMirror | null> =>
  (await db.session.get('current')) ?? null;

/**
 * Whose things may be shown: everybody's, and before them those of whoever is signed in. A live query that asks must be an
 * async function: of any other Dexie forgets, after an `await`, what it looked at.
 */
export async function readersHere(db: Db): Promise<string[]> {
  const session = await readSession(db);
  return session ? [session.owner, EVERYBODY] : [EVERYBODY];
}
