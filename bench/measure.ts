import type { Product } from './product.ts';
import type { Row } from './row.ts';
import type { Subject } from './subject.ts';

/** What every measure gets: the running product, what to look at in it, and a browser to look with. */
export type Bench = {
  product: Product;
  subject: Subject;
  chromium: string;
  /** How long what takes as long as it is given may take. */
  minutes: number;
};

export type Measure = (bench: Bench) => Promise<Row[]>;

/** This machine cannot tell; the message says why. */
export class NotMeasurable extends Error {}
