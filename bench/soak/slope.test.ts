import { expect, test } from 'vitest';
import { growthOf } from './slope.ts';

test('growth is the rise of a fitted line, relative to the mean', () => {
  expect(growthOf([100, 100, 100])).toBe(0);
  expect(growthOf([90, 100, 110])).toBeCloseTo(0.2);
  expect(growthOf([110, 100, 90])).toBeCloseTo(-0.2);
  // A single outlier in the middle does not count as growth.
  expect(growthOf([100, 100, 500, 100, 100])).toBeCloseTo(0);
});

test('growth is 0 for zeros and for a single value', () => {
  expect(growthOf([0, 0, 0])).toBe(0);
  expect(growthOf([7])).toBe(0);
});
