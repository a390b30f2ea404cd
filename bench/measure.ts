import type { Product } from './product.ts';
import type { Row } from './row.ts';
import type { Subject } from './subject.ts';

/** Input of every measurement: the running product, its addresses to measure, and a browser. */
export type Bench = {
  product: Product;
  subject: Subject;
  chromium: string;
  /** Duration of a measurement that can take any time. */
  minutes: number;
};

export type Measure = (bench: Bench) => Promise<Row[]>;

/** This machine cannot take the measurement; the message says why. */
export class NotMeasurable extends Error {}
