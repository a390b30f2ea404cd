import { expect, test } from 'vitest';
import { metricOf, percentileOf, roundedMetric } from './metrics.ts';

test('TRK-04 a percentile counts each value as often as it occurred', () => {
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

test.each([
  ['lcp', 1234.5, 1200, 1200],
  ['lcp', 9.96, 10, 10],
  ['inp', 0, 0, 0],
  ['ttfb', 3_600_000, 3_600_000, 3_600_000],
  ['cls', 0.0123, 12, 0.012],
  ['cls', 0.00012, 0, 0],
  ['cls', 1000, 1_000_000, 1000],
] as const)('TRK-04 a value of %s, %d is stored as %d', (metric, value, kept, told) => {
  expect(roundedMetric(metric, value)).toBe(kept);
  expect(metricOf(metric, kept)).toBe(told);
});
