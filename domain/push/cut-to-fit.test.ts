import { expect, test } from 'vitest';
import { cutToFit } from './cut-to-fit.ts';

const within = (most: number) => (text: string) => Array.from(text).length <= most;

test.each([
  ['Il sindaco torna in aula', 24, 'Il sindaco torna in aula'],
  ['Il sindaco torna in aula', 23, 'Il sindaco torna in…'],
  ['Il sindaco torna in aula', 12, 'Il sindaco…'],
  ['Il sindaco torna in aula', 11, 'Il sindaco…'],
  ['Il sindaco, torna', 13, 'Il sindaco…'],
  ['Precipitevolissimevolmente', 5, 'Prec…'],
  ['🚲🚲🚲', 2, '🚲…'],
  ['👩‍👩‍👧👩‍👩‍👧👩‍👩‍👧', 10, '👩‍👩‍👧…'],
  ['🇮🇹🇫🇷🇩🇪', 4, '🇮🇹…'],
  ['e\u0300e\u0300e\u0300', 4, 'e\u0300…'],
  ['Sì', 1, '…'],
  ['Sì', 0, ''],
])('PSH-03 %s within %i becomes %s', (text, most, cut) => {
  expect(cutToFit(text, within(most))).toBe(cut);
});

test('PSH-03 null is returned if not even an empty text fits', () => {
  expect(cutToFit('Sì', () => false)).toBeNull();
});
