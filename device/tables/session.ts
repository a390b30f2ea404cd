import type { Table } from 'dexie';

/**
 * The signed-in reader, stored for the worker, which cannot read local storage. `owner` names the account on this
 * device only and marks the data stored for it; `token` is sent as bearer. No row means a visitor. OFF-06
 */
export type SessionMirror = {
  id: 'current';
  owner: string;
  token: string;
  /** Key of this origin's paper, under which its favourites are stored. */
  brand?: string;
  /** Origin of the account site, without a trailing slash: the worker knows only its own origin. */
  accountOrigin?: string;
  /** Whether alerts are wanted on this device. PSH-01 */
  alerts?: boolean;
};

/** Owner of data that belongs to no account: public data, and a visitor's. */
export const NO_ACCOUNT = '';

type Db = { session: Table<SessionMirror, string> };

export const readSession = async (db: Db): Promise<SessionMirror | null> =>
  (await db.session.get('current')) ?? null;

/**
 * Owners whose data may be shown: the signed-in reader first, then `NO_ACCOUNT`. A live query that calls this
 * must be an async function: otherwise Dexie loses track of the tables it read after an `await`.
 */
export async function visibleOwners(db: Db): Promise<string[]> {
  const session = await readSession(db);
  return session ? [session.owner, NO_ACCOUNT] : [NO_ACCOUNT];
}
