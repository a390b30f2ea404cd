import type { Day } from './newsstand.ts';
import type { Plan, Product } from './products.ts';

/** What is paid by an order: a new subscription, a renewal, or nothing but the card that pays from now on. */
export type OrderKind = 'purchase' | 'renewal' | 'card';

export type OrderStatus = 'open' | 'paid' | 'refused' | 'cancelled' | 'refunded';

/** Why a checkout refused. The last is a shop's that never said how a renewal went. */
export const REFUSALS = ['declined', 'card-expired', 'cancelled', 'no-answer'] as const;
export type Refusal = (typeof REFUSALS)[number];

/**
 * Where the money is taken: `embedded` simulates a card on our own page, `shop` is the shop that was configured. Where it is
 * `closed` nothing is sold.
 */
export type CheckoutKind = 'embedded' | 'shop' | 'closed';

/** An order as its reader sees it. ACC-03 */
export type Order = {
  id: string;
  kind: OrderKind;
  status: OrderStatus;
  /** Id of the offer it was opened for; null of a renewal. */
  offer: string | null;
  product: Product;
  plan: Plan;
  months: 1 | 12;
  cents: number;
  renewalCents: number;
  /** Last four digits of the card that paid. */
  card: string | null;
  refusal: Refusal | null;
  /** The subscription that was paid, and when it renews. */
  subscription: number | null;
  renewsOn: Day | null;
  /** Number of its invoice. */
  invoice: string | null;
  /** Where the shop takes the money; null where our own page does, or nothing is to be paid any more. */
  payAt: string | null;
};

/** Whether an order may still be paid. A refusal is no end. */
export const isPayable = ({ status }: Pick<Order, 'status'>): boolean =>
  status === 'open' || status === 'refused';
