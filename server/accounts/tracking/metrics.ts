import type { Metric } from '#domain/measurement/measures.ts';

/** A value, and how often it was measured. */
type CountedValue = { value: number; times: number };

/**
 * The smallest value that at least this share of all values does not exceed; 0 if there are none.
 * @param sorted distinct values, the smallest first
 */
export function percentileOf(sorted: readonly CountedValue[], share: number): number {
  const threshold = share * sorted.reduce((all, { times }) => all + times, 0);
  let seen = 0;
  for (const { value, times } of sorted) {
    seen += times;
    if (seen >= threshold) return value;
  }
  return 0;
}

/** Layout shifts are stored in thousandths, so that all values are whole numbers. */
const THOUSANDTHS = 1000;

const scaleOf = (metric: Metric) => (metric === 'cls' ? THOUSANDTHS : 1);

/**
 * Rounds a value to two significant digits and a whole number: precise enough for a percentile, too coarse to identify
 * a person.
 */
export const roundedMetric = (metric: Metric, value: number): number =>
  Math.round(Number((value * scaleOf(metric)).toPrecision(2)));

/** Converts a stored value back to the unit of its Web Vital. */
export const metricOf = (metric: Metric, rounded: number): number => rounded / scaleOf(metric);
