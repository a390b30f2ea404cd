import 'fake-indexeddb/auto';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { ArticleSummary } from '#domain/newsstand.ts';
import { becomeReader } from './become-reader.ts';
import { NewsstandDb } from './db.ts';
import { mergeFavourites, type SendFavouriteChanges } from './merge-favourites.ts';
import { putIntoFolder } from './tables/favourite-folders.ts';
import { addFavourite, listFavourites, removeFavourite, toFavourite } from './tables/favourites.ts';

let db: NewsstandDb;
beforeEach(() => {
  db = new NewsstandDb('sync-favourites-test');
});
afterEach(() => db.delete());

const article = (id: number) => ({ id, title: `Articolo ${id}` }) as ArticleSummary;
const add = (id: number, at: number) => addFavourite(db, toFavourite('mg', article(id), at));
const here = async () => (await listFavourites(db, 'mg')).map(({ articleId }) => articleId);
const pending = async () =>
  (await db.favouriteChanges.toArray()).map(({ articleId, kept, at }) => [articleId, kept, at]);
const signIn = (owner = 'anna') => becomeReader(db, { owner, token: `token of ${owner}` });

/** An account that applies the latest change of each article, as the server does. */
function account(...kept: [id: number, at: number][]) {
  const rows = new Map(kept.map(([id, at]) => [id, { kept: true, at }]));
  const heard: number[][] = [];
  const tell: SendFavouriteChanges = async (changes) => {
    heard.push(changes.map(({ articleId }) => articleId));
    for (const { articleId, kept: isKept, at } of changes) {
      if ((rows.get(articleId)?.at ?? 0) <= at) rows.set(articleId, { kept: isKept, at });
    }
    return [...rows]
      .filter(([, row]) => row.kept)
      .map(([id, { at }]) => ({ article: article(id), addedAt: at }))
      .sort((a, b) => b.addedAt - a.addedAt);
  };
  return { tell, heard, ids: () => [...rows].filter(([, row]) => row.kept).map(([id]) => id) };
}

test('NWS-07 a visitor’s favourites stay on the device and are not sent', async () => {
  await add(7, 1);
  const tell = vi.fn();
  await mergeFavourites(db, 'mg', tell);
  expect(tell).not.toHaveBeenCalled();
  expect(await pending()).toEqual([]);
});

test('NWS-07 at the first sign-in the favourites of device and account are merged', async () => {
  await add(7, 10);
  await add(8, 30);
  await signIn();
  const { tell, ids } = account([9, 20], [7, 5]);
  await mergeFavourites(db, 'mg', tell);
  expect(await here()).toEqual([8, 9, 7]);
  expect(ids().sort()).toEqual([7, 8, 9]);
  expect(await pending()).toEqual([]);
  expect((await db.favourites.toArray()).map(({ owner }) => owner)).toEqual(['anna', 'anna', 'anna']);
});

test('NWS-07 at the first sign-in the folders of a visitor become the account’s', async () => {
  await putIntoFolder(db, {
    brand: 'mg',
    now: 10,
    folder: 'Il ponte',
    articles: [{ articleId: 7, article: article(7) }],
  });
  await signIn();
  await mergeFavourites(db, 'mg', async (changes) =>
    changes.map(({ articleId, at, folders = [] }) => ({ article: article(articleId), addedAt: at, folders })),
  );
  expect((await listFavourites(db, 'mg')).map(({ folders }) => folders)).toEqual([['Il ponte']]);
});

test('NWS-07 changes made offline are sent once online, and count by the time they were made', async () => {
  await signIn();
  const { tell, ids } = account([7, 10]);
  await mergeFavourites(db, 'mg', tell);
  await expect(mergeFavourites(db, 'mg', () => Promise.reject(new Error('offline')))).rejects.toThrow(
    'offline',
  );
  await removeFavourite(db, 'mg', 7, 20);
  await add(8, 30);
  expect(await here()).toEqual([8]);
  await mergeFavourites(db, 'mg', tell);
  expect(await here()).toEqual([8]);
  expect(ids()).toEqual([8]);
});

test('NWS-07 a call whose answer was lost is repeated, and no change is applied twice', async () => {
  await signIn();
  const { tell, heard } = account();
  await add(8, 30);
  const lost: SendFavouriteChanges = async (changes) => {
    await tell(changes);
    throw new TypeError('lost');
  };
  await expect(mergeFavourites(db, 'mg', lost)).rejects.toThrow('lost');
  await mergeFavourites(db, 'mg', tell);
  expect(heard).toEqual([[8], [8]]);
  expect(await here()).toEqual([8]);
});

test('NWS-07 a change made during the call is kept', async () => {
  await signIn();
  const { tell } = account([7, 10], [9, 11]);
  await mergeFavourites(db, 'mg', async (changes) => {
    const answer = await tell(changes);
    await removeFavourite(db, 'mg', 7, 50);
    await add(8, 51);
    return answer;
  });
  expect(await here()).toEqual([8, 9]);
  expect(await pending()).toEqual([
    [7, false, 50],
    [8, true, 51],
  ]);
});

test('NWS-07 favourites removed on another device are removed here too', async () => {
  await signIn();
  await mergeFavourites(db, 'mg', account([7, 10], [9, 11]).tell);
  await mergeFavourites(db, 'mg', account([9, 11]).tell);
  expect(await here()).toEqual([9]);
});

test('NWS-07 more changes than one call allows are sent in several calls', async () => {
  await signIn();
  for (let id = 1; id <= 501; id += 1) await add(id, id);
  const { tell, heard } = account();
  await mergeFavourites(db, 'mg', tell);
  expect(heard.map((ids) => ids.length)).toEqual([500, 1]);
  expect(await here()).toHaveLength(501);
});

test('OFF-06 the answer to a session that has ended is discarded', async () => {
  await signIn();
  await mergeFavourites(db, 'mg', async () => {
    await db.session.clear();
    return [{ article: article(7), addedAt: 1 }];
  });
  expect(await db.favourites.count()).toBe(0);
});

test('OFF-06 a reader’s changes are sent only for that reader', async () => {
  await signIn('anna');
  await add(7, 1);
  await signIn('bruno');
  const { tell, heard } = account();
  await mergeFavourites(db, 'mg', tell);
  expect(heard).toEqual([[]]);
});
