import { DATABASE } from '#device/schema.ts';
import { NO_ACCOUNT, type SessionMirror } from '#device/tables/session.ts';

/** Some browsers never answer after the device has slept; a page would wait with them. */
const OPEN_TIMEOUT_MS = 2000;

let connection: Promise<IDBDatabase> | undefined;

/**
 * Opens the database as the pages have left it, without Dexie, which would be more than half of the code that a start
 * of the worker reads. @throws DOMException if there is no database yet, or it is blocked
 */
const openDatabase = (): Promise<IDBDatabase> =>
  new Promise((resolve, reject) => {
    const opening = indexedDB.open(DATABASE);
    // The database does not exist: a page creates it, with its tables.
    opening.onupgradeneeded = () => opening.transaction?.abort();
    opening.onerror = () => reject(opening.error);
    opening.onsuccess = () => {
      const { result: database } = opening;
      // A page opens a newer version, or deletes the database.
      database.onversionchange = () => {
        connection = undefined;
        database.close();
      };
      resolve(database);
    };
    setTimeout(() => reject(new Error('The database does not open.')), OPEN_TIMEOUT_MS);
  });

/** Reads over the connection of earlier reads; if that fails, once over a new one: browsers close some by themselves. */
async function readSessionRow(mayRetry = connection !== undefined): Promise<SessionMirror | null> {
  connection ??= openDatabase();
  const current = connection;
  try {
    return await readRow(await current);
  } catch (error) {
    if (connection === current) connection = undefined;
    current.then(
      (database) => database.close(),
      () => undefined,
    );
    if (!mayRetry) throw error;
    return await readSessionRow(false);
  }
}

async function readRow(database: IDBDatabase): Promise<SessionMirror | null> {
  return await new Promise((resolve, reject) => {
    const reading = database.transaction('session').objectStore('session').get('current');
    reading.onerror = () => reject(reading.error);
    reading.onsuccess = () => resolve((reading.result as SessionMirror | undefined) ?? null);
  });
}

/**
 * The signed-in reader; null for a visitor, and if the database is blocked, because no private data can be
 * read then. OFF-06
 */
export const currentReader = (): Promise<SessionMirror | null> => readSessionRow().catch(() => null);

/** The owner under whose name private data is stored; `NO_ACCOUNT` for a visitor. */
export const currentOwner = async (): Promise<string> => (await currentReader())?.owner ?? NO_ACCOUNT;
