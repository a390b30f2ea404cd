import 'fake-indexeddb/auto';
import { Dexie } from 'dexie';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { NewsstandDb } from '../db.ts';
import { VERSIONS } from '../schema.ts';
import { forgetSearches, listSearches, MAX_RECENT_SEARCHES, rememberSearch } from './recent-searches.ts';

let db: NewsstandDb;
beforeEach(() => {
  db = new NewsstandDb('recent-searches-test');
});
afterEach(() => db.delete());

test('NWS-06 the latest searches are remembered, each once, and the oldest are dropped', async () => {
  for (let at = 0; at < MAX_RECENT_SEARCHES + 3; at += 1) {
    await rememberSearch(db, { text: `parola ${at}`, searchedAt: at });
  }
  await rememberSearch(db, { text: 'parola 5', searchedAt: 100 });
  const texts = await listSearches(db);
  expect(texts).toHaveLength(MAX_RECENT_SEARCHES);
  expect(texts.slice(0, 2)).toEqual(['parola 5', 'parola 10']);
  expect(await db.recentSearches.count()).toBe(MAX_RECENT_SEARCHES);
});

test('NWS-06 searches can be forgotten', async () => {
  await rememberSearch(db, { text: 'acqua', searchedAt: 1 });
  await rememberSearch(db, { text: 'ponte', searchedAt: 2 });
  await forgetSearches(db, ['acqua']);
  expect(await listSearches(db)).toEqual(['ponte']);
});

test('OFF-07 a device without a table of searches yet keeps its data', async () => {
  const old = new Dexie('recent-searches-test');
  old.version(1).stores(VERSIONS[0] ?? {});
  await old.table('openedArticles').put({ articleId: 7, openedAt: 1 });
  old.close();
  expect(await listSearches(db)).toEqual([]);
  expect(await db.openedArticles.count()).toBe(1);
});
