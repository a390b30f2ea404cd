import type { Day } from './newsstand.ts';
import type { Plan, Product } from './products.ts';

/**
 * What an order pays: a new subscription or a renewal. With `card` nothing is paid; it replaces the card for
 * later payments.
 */
export type OrderKind = 'purchase' | 'renewal' | 'card';

export type OrderStatus = 'open' | 'paid' | 'refused' | 'cancelled' | 'refunded';

/** Why a checkout refused a payment. `no-answer`: the shop never reported how a renewal ended. */
export const REFUSALS = ['declined', 'card-expired', 'cancelled', 'no-answer'] as const;
export type Refusal = (typeof REFUSALS)[number];

/**
 * Where a payment is made: `embedded` simulates a card on our own page, `shop` is the configured external shop. With
 * `closed` nothing is sold.
 */
export type CheckoutKind = 'embedded' | 'shop' | 'closed';

/** An order as its reader sees it. ACC-03 */
export type Order = {
  id: string;
  kind: OrderKind;
  status: OrderStatus;
  /** Id of the offer that was ordered; null for a renewal. */
  offer: string | null;
  product: Product;
  plan: Plan;
  months: 1 | 12;
  cents: number;
  renewalCents: number;
  /** Last four digits of the card that paid. */
  card: string | null;
  refusal: Refusal | null;
  /** The subscription that was paid for, and when it renews. */
  subscription: number | null;
  renewsOn: Day | null;
  /** Number of its invoice. */
  invoice: string | null;
  /** Address of the shop's payment page; null if our own page takes the payment, or nothing is left to pay. */
  payAt: string | null;
};

/** Whether an order may still be paid. A refused order may be paid again. */
export const isPayable = ({ status }: Pick<Order, 'status'>): boolean =>
  status === 'open' || status === 'refused';
