import { expect, test } from 'vitest';
import { nextLink } from './next-link.ts';

test('arrow keys move along a row of covers and stop at its ends', () => {
  expect([nextLink('ArrowRight', 0, 3), nextLink('ArrowRight', 2, 3)]).toEqual([1, 2]);
  expect([nextLink('ArrowLeft', 2, 3), nextLink('ArrowLeft', 0, 3)]).toEqual([1, 0]);
  expect([nextLink('Home', 2, 3), nextLink('End', 0, 3)]).toEqual([0, 2]);
});

test('other keys are left to the browser', () => {
  expect(nextLink('Tab', 1, 3)).toBeNull();
  expect(nextLink('toString', 1, 3)).toBeNull();
  expect(nextLink('End', 0, 0)).toBeNull();
});
