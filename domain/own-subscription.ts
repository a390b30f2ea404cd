import type { Day } from './newsstand.ts';
import type { UserSubscription } from './reader.ts';

/** A declaration that a reader made about a subscription, with its time. ACC-03 */
export type SubscriptionReceipt = {
  id: string;
  kind: 'renewal-off' | 'renewal-on' | 'withdrawal';
  /** Instant. */
  at: string;
};

/** A subscription as its reader sees it in the account, with what can be done about it today. ACC-03 */
export type OwnSubscription = UserSubscription & {
  id: number;
  /** Last four digits of the card that pays. */
  card: string | null;
  /** The last day on which that card can be charged. */
  cardExpires: Day | null;
  /** Whether the reader may register another card, or pay a failed payment. */
  paymentUpdatable: boolean;
  /** Whether it was bought in an app store, where it is also managed. */
  store: boolean;
  renewalChange: 'off' | 'on' | null;
  /** The last day on which it would open anything if its renewal were turned off. */
  lastDay: Day | null;
  withdrawUntil: Day | null;
  /** Number of days by which it extended later subscriptions; a withdrawal takes them back. */
  givenDays: number;
  seats: number;
  /** The latest first. */
  receipts: readonly SubscriptionReceipt[];
};

/** An invoice of the account. */
export type OwnInvoice = {
  id: string;
  /** Number as printed on the document. */
  number: string;
  issuedOn: Day;
  description: string;
  /** With VAT. */
  cents: number;
};
