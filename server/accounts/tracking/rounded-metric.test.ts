import { expect, test } from 'vitest';
import { metricOf, roundedMetric } from './rounded-metric.ts';

test.each([
  ['lcp', 1234.5, 1200, 1200],
  ['lcp', 9.96, 10, 10],
  ['inp', 0, 0, 0],
  ['ttfb', 3_600_000, 3_600_000, 3_600_000],
  ['cls', 0.0123, 12, 0.012],
  ['cls', 0.00012, 0, 0],
  ['cls', 1000, 1_000_000, 1000],
] as const)('TRK-04 of %s, %d is kept as %d', (metric, value, kept, told) => {
  expect(roundedMetric(metric, value)).toBe(kept);
  expect(metricOf(metric, kept)).toBe(told);
});
