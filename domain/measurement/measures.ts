import type { Purpose } from '../consent/consent.ts';

/** What is measured of a page as it was shown. Nobody's name is in it. TRK-04 */
export type PageView = {
  /** Cut by `measuredPage`. */
  path: string;
  title: string;
  /** Loaded anew by its reader. */
  refreshed: boolean;
  /** What was agreed to: the fourth is always among them. */
  purposes: readonly Purpose[];
  subscribed: boolean;
  logged: boolean;
};

/** Web Vitals: milliseconds, but for `cls`. */
export const METRICS = ['lcp', 'inp', 'cls', 'fcp', 'ttfb'] as const;

export type Metric = (typeof METRICS)[number];

/** How soon a page was there, and how still it stood. TRK-04 */
export type PageSpeed = {
  path: string;
  purposes: readonly Purpose[];
  metrics: Partial<Record<Metric, number>>;
};

export type Measure = ({ kind: 'view' } & PageView) | ({ kind: 'speed' } & PageSpeed);

/** Measuring wants this purpose. TRK-02 */
export const MEASURING_PURPOSE = 4;
