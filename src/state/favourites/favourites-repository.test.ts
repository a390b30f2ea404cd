import 'fake-indexeddb/auto';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { NewsstandDb } from '#device/db.ts';
import type { ArticleSummary } from '#domain/newsstand.ts';
import { openFavourites } from './favourites-repository.ts';
import type { FavouritesRepository } from './favourites-store.ts';

const article = { id: 7, slug: 'ponte', title: 'Riapre il ponte' } as ArticleSummary;
const db = new NewsstandDb();
let repository: FavouritesRepository;

beforeEach(async () => {
  repository = await openFavourites('mg');
  await repository.add(article);
});
afterEach(() => db.favourites.clear());

const onDevice = async () =>
  (await db.favourites.toArray()).map(({ articleId, folders = [] }) => [articleId, folders]);

test('NWS-07 a change is on the device when it is reported as done', async () => {
  expect(await onDevice()).toEqual([[7, []]]);
  const [favourite] = await db.favourites.toArray();
  await repository.remove(7);
  expect(await onDevice()).toEqual([]);
  if (favourite) await repository.restore(favourite);
  expect(await onDevice()).toEqual([[7, []]]);
});

test('NWS-07 the folders of an article are on the device when they are reported as changed, and after undo', async () => {
  const before = await repository.putIntoFolder('Il ponte', [{ articleId: 7, article }]);
  expect(await onDevice()).toEqual([[7, ['Il ponte']]]);
  const beforeRename = await repository.changeFolder('Il ponte', 'Acqua');
  expect(await onDevice()).toEqual([[7, ['Acqua']]]);
  await repository.restoreFormer(beforeRename);
  expect(await onDevice()).toEqual([[7, ['Il ponte']]]);
  await repository.restoreFormer(before);
  expect(await onDevice()).toEqual([[7, []]]);
});

test('BRW-04 a removal that the device refuses is not reported as done', async () => {
  const remove = vi.spyOn(IDBObjectStore.prototype, 'delete').mockImplementation(() => {
    throw new DOMException('Unexpected internal error', 'UnknownError');
  });
  await expect(repository.remove(7)).rejects.toThrow('Unexpected internal error');
  remove.mockRestore();
  expect(await onDevice()).toEqual([[7, []]]);
});
