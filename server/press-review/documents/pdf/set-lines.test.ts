import { expect, test } from 'vitest';
import { type Span, setLines } from './set-lines.ts';

/** A font in which every character is one point wide. */
const measure = (text: string) => text.length;
const plain = (text: string): Span => ({ text, face: 'a', link: null });
const linesOf = (spans: Span[], width: number) =>
  setLines(spans, width, measure).map((line) => line.map(({ text }) => text).join(''));

test('PRS-04 a line takes the words that fit, and the space at its end may exceed the width', () => {
  expect(linesOf([plain('uno due tre quattro')], 7)).toEqual(['uno due ', 'tre ', 'quattro']);
});

test('PRS-04 a word in two fonts is not split, and each piece has its position', () => {
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

test('PRS-04 a word that fits on no line is broken, and no character is lost', () => {
  const lines = linesOf([plain('a abcdefghij 😀😀😀 b')], 4);
  expect(lines.join('')).toBe('a abcdefghij 😀😀😀 b');
  for (const line of lines) expect(line.trimEnd().length).toBeLessThanOrEqual(4);
});

test('PRS-04 lines end at line breaks, and after hyphens', () => {
  expect(linesOf([plain('uno\n\ndue')], 9)).toEqual(['uno', '', 'due']);
  expect(linesOf([plain('italo-francese')], 8)).toEqual(['italo-', 'francese']);
  expect(linesOf([plain('')], 8)).toEqual([]);
});
