import type { Brand } from '#domain/brands/brand.ts';
import type { Day } from '#domain/newsstand.ts';
import type { CheckoutKind, Refusal } from '#domain/orders.ts';
import type { CardPayment } from '#domain/validation/card-payment.ts';
import type { SubscriptionRow } from '#server/accounts/db/subscriptions.ts';
import type { OrderRow } from '../db/orders.ts';

/** The stored data of a card. */
export type StoredCard = {
  /** Its last four digits. */
  last: string;
  /** Last day on which the card can be charged; null if unknown. */
  expires: Day | null;
};

/** Result of a payment. */
export type PaymentOutcome =
  | { outcome: 'paid'; reference: string; card: StoredCard | null }
  | { outcome: 'refused'; reference: string | null; card: StoredCard | null; refusal: Refusal };

/** An order that is passed to a checkout. */
export type Payable = {
  brand: Brand;
  order: OrderRow;
  /** Description of the purchase, as on the invoice. */
  description: string;
  /** Page that the reader returns to. */
  returnTo: string;
  now: Date;
};

/**
 * Takes the money of orders and of renewals. It knows nothing of what is bought: the consequences of an outcome are the
 * same for all checkouts (`settle-order.ts`), whether a checkout answers immediately or reports later. ACC-03
 */
export type Checkout = {
  kind: CheckoutKind;
  /** Name of the checkout in stored orders. */
  name: string;
  /** Payment method as readers see it beside their subscriptions. */
  paymentType: string;
  /** Address at which the reader pays; null if the card is typed on our own page. */
  payAt(payable: Payable): string | null;
  /** Charges a card that was typed on our page; null if this checkout handles no cards on our page. */
  charge(payable: Pick<Payable, 'order' | 'now'>, card: CardPayment): Promise<PaymentOutcome | null>;
  /** Charges a renewal that is due; null if the checkout renews by itself and reports the result. */
  renew(due: SubscriptionRow, now: Date): Promise<PaymentOutcome | null>;
};
