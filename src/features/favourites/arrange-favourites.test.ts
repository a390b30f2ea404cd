import { expect, test } from 'vitest';
import type { Favourite } from '#device/tables/favourites.ts';
import { arrangeFavourites } from './arrange-favourites.ts';

const favourite = (articleId: number, day: string, words: Partial<Favourite['article']>): Favourite => ({
  brand: 'mg',
  articleId,
  addedAt: 0,
  article: {
    id: articleId,
    slug: '',
    kicker: null,
    title: '',
    subtitle: null,
    byline: null,
    section: { id: 1, slug: 'cronaca', name: 'Cronaca' },
    day,
    page: null,
    minutes: 1,
    access: 'free',
    picture: null,
    ...words,
  },
});

const FAVOURITES = [
  favourite(1, '2025-04-01', { title: 'La città dell’acqua', byline: 'Livia Santoro' }),
  favourite(2, '2025-04-03', { title: 'Il ponte', kicker: 'Acqua alta' }),
  favourite(3, '2025-04-01', { title: 'Il treno', subtitle: 'Perché è in ritardo' }),
  favourite(4, '2025-04-02', {
    title: 'La partita',
    section: { id: 2, slug: 'sport', name: 'Sport' },
  }),
];

const ids = (text: string, order: 'added' | 'published' = 'added') =>
  arrangeFavourites(FAVOURITES, { text, order }).map(({ articleId }) => articleId);

test.each([
  ['', [1, 2, 3, 4]],
  ['  ', [1, 2, 3, 4]],
  ['ACQUA', [1, 2]],
  ['citta', [1]],
  ['perche', [3]],
  ['santoro acqua', [1]],
  ['dell’acqua', [1]],
  ['sport', [4]],
  ['acqua treno', []],
])('NWS-07 «%s» finds %j, ignoring case and accents', (text, found) => {
  expect(ids(text)).toEqual(found);
});

test('NWS-07 the newest articles can be listed first, those of one day in the order they were added', () => {
  expect(ids('', 'published')).toEqual([2, 4, 1, 3]);
  expect(FAVOURITES.map(({ articleId }) => articleId)).toEqual([1, 2, 3, 4]);
});
