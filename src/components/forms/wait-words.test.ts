import { expect, test } from 'vitest';
import { waitWords } from './wait-words.ts';

test.each([
  [1, '1 secondo'],
  [40, '40 secondi'],
  [60, '1 minuto'],
  [61, '2 minuti'],
  [900, '15 minuti'],
  [3600, '1 ora'],
  [7000, '2 ore'],
])('%i seconds are written as %s', (seconds, words) => {
  expect(waitWords(seconds)).toBe(words);
});
