import 'fake-indexeddb/auto';
import { afterEach, expect, onTestFinished, test, vi } from 'vitest';
import { NewsstandDb } from '#device/db.ts';
import { DATABASE } from '#device/schema.ts';
import { currentOwner, currentReader } from './current-reader.ts';

const READER = { id: 'current', owner: 'a1', token: 'secret' } as const;

afterEach(async () => {
  vi.unstubAllGlobals();
  await new NewsstandDb().delete();
});

async function signIn(): Promise<void> {
  const db = new NewsstandDb();
  await db.session.put(READER);
  db.close();
}

test('OFF-06 without a database there is no reader, and none is created', async () => {
  expect(await currentReader()).toBeNull();
  expect(await indexedDB.databases()).toEqual([]);
});

test('OFF-06 a page’s change of the session is read at once', async () => {
  await signIn();
  expect(await currentReader()).toEqual(READER);
  expect(await currentOwner()).toBe('a1');
  const page = new NewsstandDb();
  await page.session.clear();
  page.close();
  expect(await currentReader()).toBeNull();
  expect(await currentOwner()).toBe('');
});

test('OFF-06 reading does not hold up a page that needs a newer database, and goes on afterwards', async () => {
  await signIn();
  expect(await currentReader()).toEqual(READER);
  const [{ version = 0 } = {}] = await indexedDB.databases();
  const page = await new Promise<IDBDatabase>((resolve, reject) => {
    const opening = indexedDB.open(DATABASE, version + 10);
    opening.onblocked = () => reject(new Error('blocked'));
    opening.onsuccess = () => resolve(opening.result);
  });
  expect(await currentReader()).toEqual(READER);
  page.close();
});

test('OFF-06 a connection that the browser has closed is replaced', async () => {
  await signIn();
  const opened: IDBDatabase[] = [];
  const open = vi.spyOn(indexedDB, 'open').mockImplementation((...args) => {
    const opening = IDBFactory.prototype.open.apply(indexedDB, args);
    opening.addEventListener('success', () => opened.push(opening.result));
    return opening;
  });
  onTestFinished(() => open.mockRestore());
  expect(await currentReader()).toEqual(READER);
  for (const database of opened) database.close();
  expect(await currentReader()).toEqual(READER);
});

test('OFF-06 a database without the session’s table, or one that cannot be opened, has no reader', async () => {
  const other = await new Promise<IDBDatabase>((resolve) => {
    const opening = indexedDB.open(DATABASE);
    opening.onsuccess = () => resolve(opening.result);
  });
  expect(await currentReader()).toBeNull();
  other.close();
  await new NewsstandDb().delete();
  vi.stubGlobal('indexedDB', {
    open() {
      throw new DOMException('The user denied permission', 'SecurityError');
    },
  });
  expect(await currentReader()).toBeNull();
});
