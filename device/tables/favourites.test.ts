import 'fake-indexeddb/auto';
import { Dexie } from 'dexie';
import { afterEach, beforeEach, expect, test } from 'vitest';
import type { ArticleSummary } from '#domain/newsstand.ts';
import { emittedValues } from '#tests/support/emitted-values.ts';
import { NewsstandDb } from '../db.ts';
import { VERSIONS } from '../schema.ts';
import {
  addFavourite,
  addFavouriteWithoutSummary,
  type Favourite,
  listFavourites,
  removeFavourite,
  toFavourite,
  watchFavourites,
} from './favourites.ts';

let db: NewsstandDb;
beforeEach(() => {
  db = new NewsstandDb('favourites-test');
});
afterEach(() => db.delete());

const article = (id: number): ArticleSummary => ({
  id,
  slug: `articolo-${id}`,
  kicker: null,
  title: `Articolo ${id}`,
  subtitle: null,
  byline: 'Livia Santoro',
  section: { id: 1, slug: 'cronaca', name: 'Cronaca' },
  day: '2025-04-03',
  page: 2,
  minutes: 3,
  access: 'free',
  picture: null,
});

const idsOf = (favourites: readonly Favourite[]) => favourites.map(({ articleId }) => articleId);

test('NWS-07 favourites are listed latest first, each once, with the moment they were first added', async () => {
  await addFavourite(db, toFavourite('mg', article(7), 1));
  await addFavourite(db, toFavourite('mg', article(9), 2));
  await addFavourite(db, toFavourite('mg', article(7), 3));
  const favourites = await listFavourites(db, 'mg');
  expect(favourites.map(({ articleId, addedAt }) => [articleId, addedAt])).toEqual([
    [9, 2],
    [7, 1],
  ]);
  await removeFavourite(db, 'mg', 9);
  expect(idsOf(await listFavourites(db, 'mg'))).toEqual([7]);
});

test('NWS-07 a favourite holds what its row shows, and none of the text', async () => {
  const read = { ...article(7), body: '<p>Il testo</p>', related: [article(8)] };
  await addFavourite(db, toFavourite('mg', read, 1));
  expect((await listFavourites(db, 'mg'))[0]?.article).toEqual(article(7));
});

test('NWS-07 each paper has its own favourites', async () => {
  await addFavourite(db, toFavourite('mg', article(7), 1));
  await addFavourite(db, toFavourite('lg', article(7), 2));
  await removeFavourite(db, 'mg', 7);
  expect(await listFavourites(db, 'mg')).toEqual([]);
  expect(idsOf(await listFavourites(db, 'lg'))).toEqual([7]);
});

test('NWS-07 a favourite saved in one tab is shown in another', async () => {
  const other = new NewsstandDb('favourites-test');
  const lists = await emittedValues<number[]>(
    (tell, fail) => watchFavourites(other, 'mg', (favourites) => tell(idsOf(favourites)), fail),
    [() => addFavourite(db, toFavourite('mg', article(7), 1))],
  );
  expect(lists).toEqual([[], [7]]);
  other.close();
});

test('NWS-07 an article that is not on the device is saved at the account, which later sends its summary', async () => {
  await addFavouriteWithoutSummary(db, 'mg', 7, 1);
  expect(await db.favouriteChanges.count()).toBe(0);
  await db.session.put({ id: 'current', owner: 'anna', token: 't' });
  await addFavourite(db, toFavourite('mg', article(7), 1));
  await db.favouriteChanges.clear();
  await addFavouriteWithoutSummary(db, 'mg', 7, 2);
  expect(await db.favouriteChanges.count()).toBe(0);
  await addFavouriteWithoutSummary(db, 'mg', 9, 2);
  expect(await db.favouriteChanges.toArray()).toEqual([
    { brand: 'mg', articleId: 9, owner: 'anna', kept: true, at: 2, addedAt: 2 },
  ]);
});

test('BRW-04 a full device reports an error and loses no data', async () => {
  await addFavourite(db, toFavourite('mg', article(7), 1));
  const full = new DOMException('full', 'QuotaExceededError');
  db.favourites.hook('creating', () => {
    throw full;
  });
  await expect(addFavourite(db, toFavourite('mg', article(9), 2))).rejects.toThrow('full');
  expect(idsOf(await listFavourites(db, 'mg'))).toEqual([7]);
});

test('OFF-07 a device without a table of favourites yet keeps its data', async () => {
  const old = new Dexie('favourites-test');
  for (const [index, stores] of VERSIONS.slice(0, 2).entries()) old.version(index + 1).stores(stores);
  await old.table('recentSearches').put({ text: 'acqua', searchedAt: 1 });
  old.close();
  expect(await listFavourites(db, 'mg')).toEqual([]);
  expect(await db.recentSearches.count()).toBe(1);
});
