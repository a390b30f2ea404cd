import { expect, test } from 'vitest';
import { cosine, fuseRankings } from './fuse-rankings.ts';

test('RAG-07 an item near the top of both rankings comes first', () => {
  const similarity = new Map([
    ['c', 0.9],
    ['a', 0.8],
    ['d', 0.7],
  ]);
  expect(fuseRankings(['a', 'b', 'c'], similarity)).toEqual(['a', 'c', 'b', 'd']);
});

test('RAG-07 an item without an embedding keeps its rank by words', () => {
  expect(fuseRankings(['new', 'old', 'older'], new Map([['older', 0.9]]))).toEqual(['new', 'older', 'old']);
  expect(fuseRankings(['a', 'b', 'c'], new Map())).toEqual(['a', 'b', 'c']);
});

test('RAG-07 similarity compares the directions of vectors', () => {
  expect(cosine([1, 0], [2, 0])).toBe(1);
  expect(cosine([1, 0], [0, 3])).toBe(0);
  expect(cosine([1, 1], [1, 0])).toBeCloseTo(Math.SQRT1_2);
  expect(cosine([0, 0], [1, 0])).toBe(0);
  expect(cosine([1, 0, 0], [1, 0])).toBe(0);
});
