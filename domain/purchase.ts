import type { Day } from './newsstand.ts';
import type { CheckoutKind } from './orders.ts';
import type { Plan, Product } from './products.ts';
import type { PurchaseEffect } from './purchase-effect.ts';

/** A purchase that a reader is about to make. ACC-03, ACC-08 */
export type Purchase = {
  /** Id of the offer. */
  offer: string;
  product: Product;
  plan: Plan;
  months: 1 | 12;
  /** Price of the first period, with VAT. */
  cents: number;
  renewalCents: number;
  /** Whether the offer is reserved for this reader. */
  reserved: boolean;
  effect: PurchaseEffect['kind'];
  /** The reader's subscription that it concerns. */
  subscription: number | null;
  /** The first day of the paid period. */
  from: Day;
  renewsOn: Day;
  /** Where the payment is made; `closed` if nothing is on sale at the moment. */
  checkout: CheckoutKind;
};
