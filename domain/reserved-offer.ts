import type { Changeover } from './changeover.ts';
import type { Day } from './newsstand.ts';
import type { Product } from './products.ts';
import type { ReservedKind } from './reserved-offers.ts';

/** A reserved offer for one of its durations. */
export type ReservedChoice = {
  /** By which it is ordered. */
  id: string;
  months: 1 | 12;
  /** Price of the first period, and of every one after it. */
  cents: number;
  renewalCents: number;
  /** What becomes of the subscriptions that run. */
  changeover: Changeover;
};

/** What a reader is offered and nobody else, as it stands today. ACC-08 */
export type ReservedOffer = {
  id: string;
  kind: ReservedKind;
  product: Product;
  /** The fullest that the reader has now. */
  current: Product | null;
  devices: number;
  /** The last day on which it can be activated. */
  expiresOn: Day;
  /** The reader said no, and may think better of it. */
  refused: boolean;
  /** The shortest first. */
  choices: readonly ReservedChoice[];
};
