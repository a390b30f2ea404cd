import 'fake-indexeddb/auto';
import { afterEach, beforeEach, expect, test } from 'vitest';
import type { ArticleSummary } from '#domain/newsstand.ts';
import { becomeReader } from '../become-reader.ts';
import { NewsstandDb } from '../db.ts';
import { mergeFavourites } from '../merge-favourites.ts';
import { changeFolder, putIntoFolder, restoreFormerState } from './favourite-folders.ts';
import {
  addFavourite,
  addFavouriteWithoutSummary,
  listFavourites,
  removeFavourite,
  toFavourite,
} from './favourites.ts';

let db: NewsstandDb;
beforeEach(async () => {
  db = new NewsstandDb('folders-test');
  await becomeReader(db, { owner: 'anna', token: 't' });
});
afterEach(() => db.delete());

const article = (id: number) => ({ id, title: `Articolo ${id}` }) as ArticleSummary;
const known = (id: number) => ({ articleId: id, article: article(id) });
const put = (folder: string, ids: number[], now: number) =>
  putIntoFolder(db, { brand: 'mg', now, folder, articles: ids.map(known) });
const here = async () =>
  (await listFavourites(db, 'mg')).map(({ articleId, folders = [] }) => [articleId, folders]);
const told = async () =>
  (await db.favouriteChanges.toArray()).map(({ articleId, kept, folders }) => [articleId, kept, folders]);

test('NWS-07 articles put into a folder become favourites, the first one first, and existing favourites keep their place', async () => {
  await addFavourite(db, toFavourite('mg', article(7), 1));
  await put('Il ponte', [9, 7, 8], 1000);
  expect(await here()).toEqual([
    [9, ['Il ponte']],
    [8, ['Il ponte']],
    [7, ['Il ponte']],
  ]);
  expect(await told()).toEqual([
    [7, true, ['Il ponte']],
    [8, true, ['Il ponte']],
    [9, true, ['Il ponte']],
  ]);
});

test('NWS-07 an article is put into a folder only once, and may be in several folders', async () => {
  await put('Il ponte', [7], 1000);
  await db.favouriteChanges.clear();
  expect(await put('Il ponte', [7], 2000)).toEqual([]);
  expect(await told()).toEqual([]);
  await put('Acqua', [7], 3000);
  expect(await here()).toEqual([[7, ['Il ponte', 'Acqua']]]);
});

test('NWS-07 undo restores the former state, also of articles that were no favourites', async () => {
  await addFavourite(db, toFavourite('mg', article(7), 1));
  const before = await put('Il ponte', [7, 8], 1000);
  await restoreFormerState(db, { brand: 'mg', now: 2000, before });
  expect(await here()).toEqual([[7, []]]);
  expect(await told()).toEqual([
    [7, true, []],
    [8, false, undefined],
  ]);
});

test('NWS-07 a folder can be renamed, merged with another one, or deleted without its articles', async () => {
  await put('Il ponte', [7, 8], 1000);
  await put('Acqua', [8], 2000);
  await changeFolder(db, { brand: 'mg', now: 3000, folder: 'Il ponte', newName: 'Acqua' });
  expect(await here()).toEqual([
    [7, ['Acqua']],
    [8, ['Acqua']],
  ]);
  const before = await changeFolder(db, { brand: 'mg', now: 4000, folder: 'Acqua', newName: null });
  expect(await here()).toEqual([
    [7, []],
    [8, []],
  ]);
  await restoreFormerState(db, { brand: 'mg', now: 5000, before });
  expect((await here()).map(([, folders]) => folders)).toEqual([['Acqua'], ['Acqua']]);
});

test('NWS-07 an article that is not on the device is filed at the account, which later sends its summary', async () => {
  const articles = [{ articleId: 7, article: null }];
  await putIntoFolder(db, { brand: 'mg', now: 1000, folder: 'Il ponte', articles });
  await putIntoFolder(db, { brand: 'mg', now: 2000, folder: 'Acqua', articles });
  expect(await here()).toEqual([]);
  expect(await told()).toEqual([[7, true, ['Il ponte', 'Acqua']]]);
  await mergeFavourites(db, 'mg', async (changes) =>
    changes.map(({ articleId, at, folders = [] }) => ({ article: article(articleId), addedAt: at, folders })),
  );
  expect(await here()).toEqual([[7, ['Il ponte', 'Acqua']]]);
});

test('NWS-07 a restored favourite is in its folders again', async () => {
  await put('Il ponte', [7], 1000);
  const [favourite] = await listFavourites(db, 'mg');
  await removeFavourite(db, 'mg', 7, 2000);
  if (favourite) await addFavourite(db, favourite, 3000);
  expect(await here()).toEqual([[7, ['Il ponte']]]);
  expect(await told()).toEqual([[7, true, ['Il ponte']]]);
});

test.each([
  ['summary', () => addFavourite(db, toFavourite('mg', article(7), 3000))],
  ['id', () => addFavouriteWithoutSummary(db, 'mg', 7, 3000)],
])('NWS-07 an article that waits to be filed at the account stays in its folder when it is saved by its %s', async (_, save) => {
  await putIntoFolder(db, {
    brand: 'mg',
    now: 1000,
    folder: 'Il ponte',
    articles: [{ articleId: 7, article: null }],
  });
  const [queued] = await db.favouriteChanges.toArray();
  await save();
  expect(await db.favouriteChanges.toArray()).toEqual([{ ...queued, at: 3000 }]);
  for (const [, folders] of await here()) expect(folders).toEqual(['Il ponte']);
});

test('NWS-07 undo of a second folder leaves an article in the first one, though its summary is not on the device', async () => {
  const articles = [{ articleId: 7, article: null }];
  await putIntoFolder(db, { brand: 'mg', now: 1000, folder: 'Il ponte', articles });
  const before = await putIntoFolder(db, { brand: 'mg', now: 2000, folder: 'Acqua', articles });
  await restoreFormerState(db, { brand: 'mg', now: 3000, before });
  expect(await told()).toEqual([[7, true, ['Il ponte']]]);
});
