import { expect, test } from 'vitest';
import { readyWord } from './ready-word.ts';

test.each([
  [{ missingPictures: 0, updatedAt: null }, 'Scaricata'],
  [{ missingPictures: 0, updatedAt: '2025-04-03T04:40:00.000Z' }, 'Aggiornata alle 6.40'],
  [{ missingPictures: 1, updatedAt: null }, 'Manca un’immagine'],
  [{ missingPictures: 12, updatedAt: '2025-04-03T04:40:00.000Z' }, 'Mancano 12 immagini'],
])('OFF-03 the text for a downloaded issue, %j, is: %s', (row, words) => {
  expect(readyWord(row)).toBe(words);
});
