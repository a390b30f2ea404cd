import { expect, test } from 'vitest';
import type { Favourite } from '#device/tables/favourites.ts';
import { favouritesAddress, foldersOf, isIn } from './folders.ts';

const favourite = (articleId: number, folders?: readonly string[]) =>
  ({ articleId, ...(folders && { folders }) }) as Favourite;

test('NWS-07 folders are sorted by the article added last, each with its number of articles', () => {
  const favourites = [favourite(3, ['Ponte']), favourite(2), favourite(1, ['Acqua', 'Ponte'])];
  expect(foldersOf(favourites)).toEqual([
    { name: 'Ponte', articles: 2 },
    { name: 'Acqua', articles: 1 },
  ]);
  expect(favourites.filter((one) => isIn(one, 'Acqua')).map(({ articleId }) => articleId)).toEqual([1]);
  expect(favourites.filter((one) => isIn(one, null))).toHaveLength(3);
});

test.each([
  [null, 'added', '/preferiti'],
  [null, 'published', '/preferiti?ordine=data'],
  ['Città & mare?', 'published', '/preferiti?cartella=Citt%C3%A0%20%26%20mare%3F&ordine=data'],
] as const)('NWS-07 the folder %j in the order %s has an address', (folder, order, address) => {
  expect(favouritesAddress(folder, order)).toBe(address);
});
