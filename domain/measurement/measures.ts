import type { Purpose } from '../consent/consent.ts';

/** Measurements of a page view. They hold no reader's name. TRK-04 */
export type PageView = {
  /** Shortened by `measuredPage`. */
  path: string;
  title: string;
  /** The reader reloaded the page. */
  refreshed: boolean;
  /** Purposes with consent; the fourth is always among them. */
  purposes: readonly Purpose[];
  subscribed: boolean;
  /** The reader is signed in. Waiting views are stored under this name on devices. */
  logged: boolean;
};

/** Web Vitals: in milliseconds, except `cls`. */
export const METRICS = ['lcp', 'inp', 'cls', 'fcp', 'ttfb'] as const;

export type Metric = (typeof METRICS)[number];

/** Loading times and layout stability of a page. TRK-04 */
export type PageSpeed = {
  path: string;
  purposes: readonly Purpose[];
  metrics: Partial<Record<Metric, number>>;
};

export type Measure = ({ kind: 'view' } & PageView) | ({ kind: 'speed' } & PageSpeed);

/** Measuring requires consent for this purpose. TRK-02 */
export const MEASURING_PURPOSE = 4;
