import type { Day } from './newsstand.ts';
import type { CheckoutKind } from './orders.ts';
import type { Plan, Product } from './products.ts';
import type { PurchaseEffect } from './purchase-effect.ts';

/** What a reader is about to buy. ACC-03, ACC-08 */
export type Purchase = {
  /** Id of the offer. */
  offer: string;
  product: Product;
  plan: Plan;
  months: 1 | 12;
  /** Of the first period, with VAT. */
  cents: number;
  renewalCents: number;
  /** To this reader alone. */
  reserved: boolean;
  standing: PurchaseEffect['kind'];
  /** What the reader has that this is about. */
  subscription: number | null;
  /** From when the period that is paid counts. */
  from: Day;
  renewsOn: Day;
  /** Where the money is taken, and whether anything is sold at the moment. */
  checkout: CheckoutKind;
};
