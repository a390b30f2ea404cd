/** Database in which Workbox records when answers were last used. */
const EXPIRATION_DB = 'workbox-expiration';
const ENTRIES = 'cache-entries';
/** Index with the same name as its field. */
const BY_CACHE = 'cacheName';

/**
 * Names of the caches that have expiration records in Workbox. A page may have deleted a cache without the worker: its
 * records are then still here, and name what was read. OFF-06
 */
export async function cachesWithRecords(): Promise<string[]> {
  const databases = await indexedDB.databases();
  if (!databases.some(({ name }) => name === EXPIRATION_DB)) return [];
  const db = await resultOf(indexedDB.open(EXPIRATION_DB));
  try {
    if (!db.objectStoreNames.contains(ENTRIES)) return [];
    return await namesIn(db);
  } finally {
    db.close();
  }
}

function namesIn(db: IDBDatabase): Promise<string[]> {
  const cursor = db
    .transaction(ENTRIES)
    .objectStore(ENTRIES)
    .index(BY_CACHE)
    .openKeyCursor(null, 'nextunique');
  const names: string[] = [];
  return new Promise((resolve, reject) => {
    cursor.onerror = () => reject(cursor.error);
    cursor.onsuccess = () => {
      if (!cursor.result) return resolve(names);
      names.push(String(cursor.result.key));
      cursor.result.continue();
    };
  });
}

const resultOf = <T>(request: IDBRequest<T>): Promise<T> =>
  new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error);
  });
