import { expect, test } from 'vitest';
import { percentileOf } from './percentile-of.ts';

test('TRK-04 a percentile counts each value as often as it came', () => {
  const values = [
    { value: 100, times: 7 },
    { value: 200, times: 1 },
    { value: 900, times: 2 },
  ];
  expect([0.5, 0.7, 0.75, 0.8, 0.81, 1].map((share) => percentileOf(values, share))).toEqual([
    100, 100, 200, 200, 900, 900,
  ]);
  expect(percentileOf([], 0.75)).toBe(0);
});
