import { expect, test } from 'vitest';
import { dateParts, updateNote } from './article-dates.ts';

const article = { publishedAt: '2025-04-03T04:30:00Z', updatedAt: null, minutes: 6, dateline: null };

test('NWS-04 the line under the author names day and hour in Rome, and the length of the article', () => {
  expect(dateParts(article, '2025-04-03')).toEqual(['Oggi, 6.30', '6 min di lettura']);
  expect(dateParts({ ...article, dateline: 'Bari' }, '2025-04-04')).toEqual([
    'Bari',
    'Ieri, 6.30',
    '6 min di lettura',
  ]);
});

test.each([
  ['never', null, null],
  ['at the instant of publication', article.publishedAt, null],
  ['on the same day', '2025-04-03T07:05:00Z', 'Aggiornato alle 9.05'],
  ['on a later day', '2025-04-04T07:05:00Z', 'Aggiornato oggi alle 9.05'],
])('NWS-04 an article updated %s shows the update', (_, updatedAt, note) => {
  expect(updateNote({ ...article, updatedAt }, '2025-04-04')).toBe(note);
});
