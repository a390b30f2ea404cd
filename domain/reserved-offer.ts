import type { Changeover } from './changeover.ts';
import type { Day } from './newsstand.ts';
import type { Product } from './products.ts';
import type { ReservedKind } from './reserved-offers.ts';

/** A reserved offer with one of its durations. */
export type ReservedChoice = {
  /** Id by which it is ordered. */
  id: string;
  months: 1 | 12;
  /** Price of the first period; `renewalCents` is that of every later one. */
  cents: number;
  renewalCents: number;
  /** Effect on the running subscriptions. */
  changeover: Changeover;
};

/** An offer for one reader only, as it is today. ACC-08 */
export type ReservedOffer = {
  id: string;
  kind: ReservedKind;
  product: Product;
  /** The reader's current product with the highest access. */
  current: Product | null;
  devices: number;
  /** The last day on which it can be activated. */
  expiresOn: Day;
  /** Whether the reader has declined it, which can be taken back. */
  refused: boolean;
  /** The shortest first. */
  choices: readonly ReservedChoice[];
};
