import { expect, test } from 'vitest';
import { growthOf } from './slope.ts';

test('growth is what a fitted line gains, relative to the mean', () => {
  expect(growthOf([100, 100, 100])).toBe(0);
  expect(growthOf([90, 100, 110])).toBeCloseTo(0.2);
  expect(growthOf([110, 100, 90])).toBeCloseTo(-0.2);
  // One value that stands out in the middle is no growth.
  expect(growthOf([100, 100, 500, 100, 100])).toBeCloseTo(0);
});

test('nothing grows of which there is none, or one value', () => {
  expect(growthOf([0, 0, 0])).toBe(0);
  expect(growthOf([7])).toBe(0);
});
