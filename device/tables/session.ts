import type { Table } from 'dexie';

/**
 * Who is signed in, for the worker, which reads no local storage. `owner` names the account on this device alone and
 * marks what is kept for it; `token` is sent as bearer. No row: a visitor. OFF-06
 */
export type SessionMirror = { id: 'current'; owner: string; token: string };

/** Marks what everybody may read. */
export const EVERYBODY = '';

type Db = { session: Table<SessionMirror, string> };

export const readSession = async (db: Db): Promise<SessionMirror | null> =>
  (await db.session.get('current')) ?? null;
