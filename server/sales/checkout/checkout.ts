import type { Brand } from '#domain/brands/brand.ts';
import type { Day } from '#domain/newsstand.ts';
import type { CheckoutKind, Refusal } from '#domain/orders.ts';
import type { CardPayment } from '#domain/validation/card-payment.ts';
import type { SubscriptionRow } from '#server/accounts/db/subscriptions.ts';
import type { OrderRow } from '../db/orders.ts';

/** What is kept of a card. */
export type KeptCard = {
  /** Its last four digits. */
  last: string;
  /** The last day it can be charged; null where nobody said. */
  expires: Day | null;
};

/** How a payment ended. */
export type Outcome =
  | { outcome: 'paid'; reference: string; card: KeptCard | null }
  | { outcome: 'refused'; reference: string | null; card: KeptCard | null; refusal: Refusal };

/** An order on its way to a checkout. */
export type Payable = {
  brand: Brand;
  order: OrderRow;
  /** What it is for, as the invoice will say. */
  description: string;
  /** Page that the reader comes back to. */
  returnTo: string;
  now: Date;
};

/**
 * Takes the money of orders and of renewals. It knows nothing of what is bought: what follows from an outcome is done in
 * one place for all of them (`settle-order.ts`), whether the checkout answers at once or tells it later. ACC-03
 */
export type Checkout = {
  kind: CheckoutKind;
  /** By which orders name it. */
  name: string;
  /** How readers find it named beside their subscriptions. */
  paymentType: string;
  /** Where the reader goes to pay; null where the card is typed on our own page. */
  payAt(payable: Payable): string | null;
  /** Charges a card that was typed on our page; null where cards are none of ours. */
  charge(payable: Pick<Payable, 'order' | 'now'>, card: CardPayment): Promise<Outcome | null>;
  /** Charges a renewal that is due; null where the checkout renews by itself and tells how it went. */
  renew(due: SubscriptionRow, now: Date): Promise<Outcome | null>;
};
