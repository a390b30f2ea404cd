import { expect, test } from 'vitest';
import type { ArticleSummary, Picture } from '#domain/newsstand.ts';
import { sectionShape } from './section-shape.ts';

const PICTURE = { id: 'a', width: 1, height: 1, widths: [1], caption: null, credit: null };

const articles = (count: number, picture: Picture | null) =>
  Array.from({ length: count }, (_, index) => ({ id: index + 1, picture }) as ArticleSummary);
const ids = (list: ArticleSummary[]) => list.map(({ id }) => id);

const shape = (count: number, opensPaper = false, picture: Picture | null = PICTURE) => {
  const { lead, stack, columns } = sectionShape(articles(count, picture), opensPaper);
  return [lead?.id ?? null, ids(stack), ids(columns)];
};

test('NWS-02 a section keeps its articles in page order: lead, stack, columns', () => {
  expect(shape(6)).toEqual([1, [2, 3, 4], [5, 6]]);
});

test('NWS-02 a single article left over joins the stack instead of being alone below', () => {
  expect(shape(5)).toEqual([1, [2, 3, 4, 5], []]);
});

test('NWS-02 three articles are side by side, unless they open the paper', () => {
  expect(shape(3)).toEqual([null, [], [1, 2, 3]]);
  expect(shape(3, true)).toEqual([1, [2, 3], []]);
});

test('NWS-02 a lead without a picture moves into the columns, unless there is at most one other article', () => {
  expect(shape(3, false, null)).toEqual([null, [], [1, 2, 3]]);
  expect(shape(7, true, null)).toEqual([null, [], [1, 2, 3, 4, 5, 6, 7]]);
  expect(shape(2, false, null)).toEqual([1, [2], []]);
});

test('NWS-02 a single article is the lead, and a section without articles is empty', () => {
  expect(shape(1)).toEqual([1, [], []]);
  expect(shape(0)).toEqual([null, [], []]);
});

test('NWS-02 a paper that opens with a single article shows its picture beside the text, not above', () => {
  expect(sectionShape(articles(1, PICTURE), true).compact).toBe(true);
});

test('NWS-02 only a short section that does not open the paper is compact', () => {
  const compact = (count: number, opensPaper: boolean) =>
    sectionShape(articles(count, null), opensPaper).compact;
  expect([compact(2, false), compact(2, true), compact(4, false)]).toEqual([true, false, false]);
});
