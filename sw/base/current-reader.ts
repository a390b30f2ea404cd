import { DATABASE } from '#device/schema.ts';
import { NO_ACCOUNT, type SessionMirror } from '#device/tables/session.ts';

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
    opening.onsuccess = () => resolve(opening.result);
  });

let connection: Promise<IDBDatabase> | undefined;

/** One connection for all reads. It is closed when a page opens a newer version, or deletes the database. */
function connect(): Promise<IDBDatabase> {
  if (connection) return connection;
  const opening = openDatabase();
  connection = opening;
  const forget = () => {
    if (connection === opening) connection = undefined;
  };
  opening.then((database) => {
    database.onclose = forget;
    database.onversionchange = () => {
      forget();
      database.close();
    };
  }, forget);
  return opening;
}

async function readSessionRow(): Promise<SessionMirror | null> {
  const database = await connect();
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
