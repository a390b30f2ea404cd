import { expect, test } from 'vitest';
import { headlineFit } from './headline-fit.ts';

test('NWS-01 a short headline is set at the full size of its layout', () => {
  expect(headlineFit('Acqua, il piano per l’estate')).toBe(1);
});

test('NWS-01 a longer headline is set smaller, down to a minimum size', () => {
  const steps = [34, 35, 52, 53, 72, 73, 100, 101, 400].map((length) => headlineFit('x'.repeat(length)));
  expect(steps).toEqual([1, 2, 2, 3, 3, 4, 4, 5, 5]);
});
