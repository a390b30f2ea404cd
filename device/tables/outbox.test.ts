import 'fake-indexeddb/auto';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { emittedValues } from '#tests/support/emitted-values.ts';
import { NewsstandDb } from '../db.ts';
import { articleOpenedEntry } from '../outbox-entries.ts';
import {
  addToOutbox,
  countAttempt,
  forgetOldEntries,
  listOutbox,
  listWaiting,
  MAX_ENTRIES,
  MAX_ENTRY_AGE_MS,
  markRefused,
  type OutboxEntry,
  queueAgain,
  removeFromOutbox,
  watchOutbox,
} from './outbox.ts';

let db: NewsstandDb;
beforeEach(() => {
  db = new NewsstandDb('outbox-test');
});
afterEach(() => db.delete());

const NOW = Date.parse('2025-04-03T08:00:00Z');

const opened = (id: number, createdAt: number): OutboxEntry => ({
  ...articleOpenedEntry(
    { path: `/articolo/${id}`, title: `Articolo ${id}`, accountOrigin: 'https://account.leggo.it' },
    createdAt,
  ),
  key: `key-${id}`,
});

const keysOf = (entries: readonly OutboxEntry[]) => entries.map(({ key }) => key);

test('OFF-05 every opening is an entry with its own key', async () => {
  const article = { path: '/articolo/7', title: 'Sette', accountOrigin: 'https://account.leggo.it' };
  await addToOutbox(db, articleOpenedEntry(article, NOW));
  await addToOutbox(db, articleOpenedEntry(article, NOW));
  const entries = await listOutbox(db);
  expect(entries).toHaveLength(2);
  expect(new Set(keysOf(entries)).size).toBe(2);
  expect(entries[0]).toMatchObject({ ...article, createdAt: NOW, attempts: 0, refused: null });
});

test('OFF-05 entries wait in the order they were made, those that failed last', async () => {
  for (const id of [1, 2, 3]) await addToOutbox(db, opened(id, NOW + id));
  await countAttempt(db, 'key-1');
  await countAttempt(db, 'key-1');
  await countAttempt(db, 'key-2');
  expect(keysOf(await listWaiting(db))).toEqual(['key-3', 'key-2', 'key-1']);
  expect(keysOf(await listOutbox(db))).toEqual(['key-1', 'key-2', 'key-3']);
});

test('OFF-05 a refused entry is not sent, until the reader wants it sent again', async () => {
  await addToOutbox(db, opened(1, NOW));
  await countAttempt(db, 'key-1');
  await markRefused(db, 'key-1', 'article-not-found');
  expect(await listWaiting(db)).toEqual([]);
  expect((await listOutbox(db))[0]).toMatchObject({ attempts: 1, refused: 'article-not-found' });
  await queueAgain(db, 'key-1');
  expect((await listWaiting(db))[0]).toMatchObject({ key: 'key-1', attempts: 0, refused: null });
});

test('OFF-05 a removed entry is not restored by marking it', async () => {
  await addToOutbox(db, opened(1, NOW));
  await removeFromOutbox(db, 'key-1');
  await countAttempt(db, 'key-1');
  await markRefused(db, 'key-1', 'bad-request');
  await queueAgain(db, 'key-1');
  expect(await listOutbox(db)).toEqual([]);
});

test('OFF-05 a mark that cannot be saved is an error', async () => {
  db.close();
  await expect(markRefused(db, 'key-1', 'bad-request')).rejects.toThrow();
  await expect(queueAgain(db, 'key-1')).rejects.toThrow();
  await expect(countAttempt(db, 'key-1')).rejects.toThrow();
});

test('OFF-05 entries older than the limit are removed, the others stay', async () => {
  await db.outbox.bulkAdd([
    opened(1, NOW - MAX_ENTRY_AGE_MS - 1),
    opened(2, NOW - MAX_ENTRY_AGE_MS),
    opened(3, NOW),
  ]);
  await forgetOldEntries(db, NOW);
  expect(keysOf(await listOutbox(db))).toEqual(['key-2', 'key-3']);
});

test('OFF-05 beyond the limit the oldest entries are removed', async () => {
  await db.outbox.bulkAdd(Array.from({ length: MAX_ENTRIES }, (_, id) => opened(id, NOW + id)));
  await addToOutbox(db, opened(MAX_ENTRIES, NOW + MAX_ENTRIES));
  const keys = keysOf(await listOutbox(db));
  expect(keys).toHaveLength(MAX_ENTRIES);
  expect([keys[0], keys.at(-1)]).toEqual(['key-1', `key-${MAX_ENTRIES}`]);
});

test('OFF-05 the page sees an entry leave when the worker has sent it', async () => {
  const worker = new NewsstandDb('outbox-test');
  await addToOutbox(worker, opened(1, NOW));
  const lists = await emittedValues<string[]>(
    (tell, fail) => watchOutbox(db, (entries) => tell(keysOf(entries)), fail),
    [() => removeFromOutbox(worker, 'key-1')],
  );
  expect(lists).toEqual([['key-1'], []]);
  worker.close();
});

test('BRW-04 a full device reports an error', async () => {
  db.outbox.hook('creating', () => {
    throw new DOMException('full', 'QuotaExceededError');
  });
  await expect(addToOutbox(db, opened(1, NOW))).rejects.toThrow('full');
});
