import { expect, test } from 'vitest';
import { type Span, setLines } from './set-lines.ts';

/** Every character is as wide as a point. */
const measure = (text: string) => text.length;
const plain = (text: string): Span => ({ text, face: 'a', link: null });
const linesOf = (spans: Span[], width: number) =>
  setLines(spans, width, measure).map((line) => line.map(({ text }) => text).join(''));

test('PRS-04 a line takes what it has room for, and the space at its end beyond that', () => {
  expect(linesOf([plain('uno due tre quattro')], 7)).toEqual(['uno due ', 'tre ', 'quattro']);
});

test('PRS-04 a word of two looks stays whole, and each piece knows where it stands', () => {
  const bold = { text: 'po', face: 'b', link: null };
  const lines = setLines([plain('il '), bold, plain('nte nuovo')], 8, measure);
  expect(lines).toEqual([
    [
      { ...plain('il '), x: 0, width: 3 },
      { ...bold, x: 3, width: 2 },
      { ...plain('nte '), x: 5, width: 4 },
    ],
    [{ ...plain('nuovo'), x: 0, width: 5 }],
  ]);
});

test('PRS-04 a word that no line has room for is broken, and nothing of it is lost', () => {
  const lines = linesOf([plain('a abcdefghij 😀😀😀 b')], 4);
  expect(lines.join('')).toBe('a abcdefghij 😀😀😀 b');
  for (const line of lines) expect(line.trimEnd().length).toBeLessThanOrEqual(4);
});

test('PRS-04 lines end where the text says so, and after hyphens', () => {
  expect(linesOf([plain('uno\n\ndue')], 9)).toEqual(['uno', '', 'due']);
  expect(linesOf([plain('italo-francese')], 8)).toEqual(['italo-', 'francese']);
  expect(linesOf([plain('')], 8)).toEqual([]);
});
