import { type Dexie, liveQuery, type Table } from 'dexie';
import type { Message } from '#domain/message.ts';
import { NO_ACCOUNT, type SessionMirror } from './session.ts';

/** A conversation, saved under the name that its screen gives it. NOT-04 */
export type SavedMessages = {
  /** Its owner: `NO_ACCOUNT`, or the account's. OFF-06 */
  owner: string;
  cacheKey: string;
  list: Message[];
};

type Db = Pick<Dexie, 'transaction'> & {
  messages: Table<SavedMessages, [owner: string, cacheKey: string]>;
  session: Table<SessionMirror, string>;
};

const keyFor = async (db: Db, cacheKey: string): Promise<[string, string]> => [
  (await db.session.get('current'))?.owner ?? NO_ACCOUNT,
  cacheKey,
];

export const readMessages = async (db: Db, cacheKey: string): Promise<readonly Message[]> =>
  (await db.messages.get(await keyFor(db, cacheKey)))?.list ?? [];

/**
 * Changes the list of messages in a transaction, so that two tabs never lose each other's messages. An empty list is
 * removed. NOT-04
 */
export const changeMessages = (
  db: Db,
  cacheKey: string,
  change: (list: readonly Message[]) => readonly Message[],
): Promise<void> =>
  db.transaction('rw', db.messages, db.session, async () => {
    const key = await keyFor(db, cacheKey);
    const list = change((await db.messages.get(key))?.list ?? []);
    const [owner] = key;
    if (list.length > 0) await db.messages.put({ owner, cacheKey, list: [...list] });
    else await db.messages.delete(key);
  });

/**
 * Calls `onList` with the list now and after every change, whichever tab makes it, and after every sign-in or sign-out.
 */
export function watchMessages(
  db: Db,
  cacheKey: string,
  onList: (list: readonly Message[]) => void,
  onFailure: (error: unknown) => void,
): () => void {
  const subscription = liveQuery(async () => await readMessages(db, cacheKey)).subscribe(onList, onFailure);
  return () => subscription.unsubscribe();
}
