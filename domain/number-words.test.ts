import { expect, test } from 'vitest';
import { articleBefore, atNumber } from './number-words.ts';

test('RAG-07 the article before a number is that of its first word', () => {
  for (const number of [8, 11, 80, 88, 800, 899, 8000, 8412, 11_000, 11_900, 80_000, 8_000_000])
    expect(articleBefore('i', number), String(number)).toBe('gli');
  for (const number of [2, 7, 10, 18, 110, 111, 180, 1100, 1800, 18_000, 110_000])
    expect(articleBefore('i', number), String(number)).toBe('i');
  expect([articleBefore('ai', 8), articleBefore('ai', 9)]).toEqual(['agli', 'ai']);
  expect([articleBefore('dei', 11), articleBefore('dei', 12)]).toEqual(['degli', 'dei']);
});

test('OFF-03 a percentage is written with the preposition that its number needs', () => {
  expect([0, 1, 7, 8, 10, 11, 18, 79, 80, 89, 90].map(atNumber)).toEqual([
    'allo 0',
    'all’1',
    'al 7',
    'all’8',
    'al 10',
    'all’11',
    'al 18',
    'al 79',
    'all’80',
    'all’89',
    'al 90',
  ]);
});
