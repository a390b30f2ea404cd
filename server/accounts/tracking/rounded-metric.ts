import type { Metric } from '#domain/measurement/measures.ts';

/** Layout's shifts are kept in thousandths, so that all values are whole numbers. */
const THOUSANDTHS = 1000;

const scaleOf = (metric: Metric) => (metric === 'cls' ? THOUSANDTHS : 1);

/** Whole, and of two digits that count: near enough for a percentile, and too coarse to be anybody's. */
export const roundedMetric = (metric: Metric, value: number): number =>
  Math.round(Number((value * scaleOf(metric)).toPrecision(2)));

/** As the Web Vital itself is counted. */
export const metricOf = (metric: Metric, rounded: number): number => rounded / scaleOf(metric);
