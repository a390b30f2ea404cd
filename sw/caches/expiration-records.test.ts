import { IDBFactory } from 'fake-indexeddb';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { cachesWithRecords } from './expiration-records.ts';

const EXPIRATION_DB = 'workbox-expiration';

/** Opens a database, and creates it if there is none; `prepare` creates its stores. */
const open = (name: string, prepare: (db: IDBDatabase) => void = () => undefined) =>
  new Promise<IDBDatabase>((resolve) => {
    const request = indexedDB.open(name);
    request.onupgradeneeded = () => prepare(request.result);
    request.onsuccess = () => resolve(request.result);
  });

const namesOfDatabases = async () => (await indexedDB.databases()).map(({ name }) => name);

beforeEach(() => void vi.stubGlobal('indexedDB', new IDBFactory()));
afterEach(() => void vi.unstubAllGlobals());

test('OFF-06 where Workbox has no records its database is not created, in which it would miss its tables', async () => {
  expect(await cachesWithRecords()).toEqual([]);
  expect(await namesOfDatabases()).toEqual([]);
  (await open('edicola')).close();
  expect(await cachesWithRecords()).toEqual([]);
  expect(await namesOfDatabases()).toEqual(['edicola']);
});

test('OFF-06 each cache with records is named once, whatever other databases there are', async () => {
  for (const name of ['edicola', null]) {
    if (name) (await open(name)).close();
    const db = await open(EXPIRATION_DB, (created) => {
      created.createObjectStore('cache-entries', { keyPath: 'id' }).createIndex('cacheName', 'cacheName');
    });
    const entries = db.transaction('cache-entries', 'readwrite').objectStore('cache-entries');
    for (const [id, cacheName] of ['anna', 'anna', 'bruno'].entries()) entries.put({ id, cacheName });
    await new Promise((resolve) => {
      entries.transaction.oncomplete = resolve;
    });
    db.close();
    expect(await cachesWithRecords()).toEqual(['anna', 'bruno']);
  }
});

test('OFF-06 a database without tables has no records', async () => {
  (await open(EXPIRATION_DB)).close();
  expect(await cachesWithRecords()).toEqual([]);
});
