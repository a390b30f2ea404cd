import type { Metric } from '#domain/measurement/measures.ts';

/** Values as they were counted, the smallest first. */
type Counted = { value: number; times: number };

/** The smallest value that this share of all does not exceed; 0 of none. */
export function percentileOf(sorted: readonly Counted[], share: number): number {
  const wanted = share * sorted.reduce((all, { times }) => all + times, 0);
  let seen = 0;
  for (const { value, times } of sorted) {
    seen += times;
    if (seen >= wanted) return value;
  }
  return 0;
}

/** Layout's shifts are kept in thousandths, so that all values are whole numbers. */
const THOUSANDTHS = 1000;

const scaleOf = (metric: Metric) => (metric === 'cls' ? THOUSANDTHS : 1);

/** Whole, and of two digits that count: near enough for a percentile, and too coarse to be anybody's. */
export const roundedMetric = (metric: Metric, value: number): number =>
  Math.round(Number((value * scaleOf(metric)).toPrecision(2)));

/** As the Web Vital itself is counted. */
export const metricOf = (metric: Metric, rounded: number): number => rounded / scaleOf(metric);
