import 'fake-indexeddb/auto';
import { Dexie } from 'dexie';
import { afterEach, expect, test } from 'vitest';
import { becomeReader } from './become-reader.ts';
import { NewsstandDb } from './db.ts';
import { forgetOtherAccounts } from './forget-other-accounts.ts';
import { VERSIONS } from './schema.ts';
import { listAlerts } from './tables/alerts.ts';
import { listDownloadsOfReader } from './tables/downloads.ts';
import { listFavourites } from './tables/favourites.ts';
import { listNotices } from './tables/notices.ts';
import { listOpened } from './tables/opened-articles.ts';
import { listOutbox, listWaiting } from './tables/outbox.ts';
import { listSearches } from './tables/recent-searches.ts';

const NAME = 'schema-test';
const NOW = Date.now();

/** A row of each table as written by a release that had no sign-in yet, so without an owner. */
const ROWS: Record<string, object> = {
  openedArticles: { articleId: 7, openedAt: NOW },
  recentSearches: { text: 'acqua', searchedAt: NOW },
  favourites: { brand: 'mg', articleId: 7, addedAt: NOW, article: { id: 7 } },
  downloads: { owner: '', edition: 'roma', day: '2025-04-03', addedAt: NOW, removedAt: null },
  heldFiles: { owner: '', path: '/a', sha256: 'x', bytes: 1 },
  settings: { name: 'keep', value: 'always' },
  outbox: { key: 'k', kind: 'article-opened', createdAt: NOW, attempts: 0, refused: null },
};

afterEach(() => Dexie.delete(NAME));

/** A device last used with the given number of schema versions; returns its tables with a row. */
async function oldDevice(versions: number): Promise<string[]> {
  const old = new Dexie(NAME);
  for (const [at, stores] of VERSIONS.slice(0, versions).entries()) old.version(at + 1).stores(stores);
  await old.open();
  const names = old.tables.map(({ name }) => name).filter((name) => name in ROWS);
  for (const name of names) await old.table(name).put(ROWS[name]);
  old.close();
  return names;
}

const EARLIER = VERSIONS.map((_, at) => at + 1);

test.each(
  EARLIER,
)('BRW-04 a device of version %i opens with all its data, still a visitor’s', async (version) => {
  const names = await oldDevice(version);
  const db = new NewsstandDb(NAME);
  for (const name of names) expect(await db.table(name).toArray(), name).toEqual([ROWS[name]]);
  const shown = {
    openedArticles: await listOpened(db),
    recentSearches: await listSearches(db),
    favourites: await listFavourites(db, 'mg'),
    downloads: await listDownloadsOfReader(db),
    outbox: await listWaiting(db),
  };
  for (const [name, rows] of Object.entries(shown))
    expect(rows, name).toHaveLength(names.includes(name) ? 1 : 0);
  expect(await listNotices(db)).toEqual([]);
  expect(await listAlerts(db)).toEqual([]);
  db.close();
});

test.each(
  EARLIER,
)('OFF-06 the data on a device of version %i is removed with the session of the reader who signed in', async (version) => {
  await oldDevice(version);
  const db = new NewsstandDb(NAME);
  await becomeReader(db, { owner: 'anna', token: 't', brand: 'mg' });
  globalThis.caches = { keys: async () => [] } as unknown as CacheStorage;
  await db.session.clear();
  await forgetOtherAccounts(db);
  expect(await listOpened(db)).toEqual([]);
  expect(await listSearches(db)).toEqual([]);
  expect(await listFavourites(db, 'mg')).toEqual([]);
  // Public issues and openings without an owner stay.
  expect(await listDownloadsOfReader(db)).toHaveLength(version >= 4 ? 1 : 0);
  expect(await listOutbox(db)).toHaveLength(version >= 4 ? 1 : 0);
  db.close();
});
