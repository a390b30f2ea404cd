import { expect, test } from 'vitest';
import { arrowKeyTarget } from './arrow-key-target.ts';

test('arrow keys move along a row of covers and stop at its ends', () => {
  expect([arrowKeyTarget('ArrowRight', 0, 3), arrowKeyTarget('ArrowRight', 2, 3)]).toEqual([1, 2]);
  expect([arrowKeyTarget('ArrowLeft', 2, 3), arrowKeyTarget('ArrowLeft', 0, 3)]).toEqual([1, 0]);
  expect([arrowKeyTarget('Home', 2, 3), arrowKeyTarget('End', 0, 3)]).toEqual([0, 2]);
});

test('other keys are left to the browser', () => {
  expect(arrowKeyTarget('Tab', 1, 3)).toBeNull();
  expect(arrowKeyTarget('toString', 1, 3)).toBeNull();
  expect(arrowKeyTarget('End', 0, 0)).toBeNull();
});
