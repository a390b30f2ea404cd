import type { Day } from './newsstand.ts';
import type { UserSubscription } from './reader.ts';

/** What a reader declared about a subscription, with when. ACC-03 */
export type SubscriptionReceipt = {
  id: string;
  kind: 'renewal-off' | 'renewal-on' | 'withdrawal';
  /** Instant. */
  at: string;
};

/** A subscription as its reader finds it in the account, with what may be done about it today. ACC-03 */
export type OwnSubscription = UserSubscription & {
  id: number;
  /** Last four digits of the card that pays. */
  card: string | null;
  /** The last day that card can be charged. */
  cardExpires: Day | null;
  /** Whether the reader may give another card, or pay what was not paid. */
  paymentUpdatable: boolean;
  /** Bought in an app store, where it is managed too. */
  store: boolean;
  renewalChange: 'off' | 'on' | null;
  /** The last day that it would open anything with its renewal turned off. */
  lastDay: Day | null;
  withdrawUntil: Day | null;
  /** By how many days it made later ones longer, which a withdrawal takes back. */
  givenDays: number;
  seats: number;
  /** The latest first. */
  receipts: readonly SubscriptionReceipt[];
};

/** An invoice of the account. */
export type OwnInvoice = {
  id: string;
  /** As it stands on the document. */
  number: string;
  issuedOn: Day;
  description: string;
  /** With VAT. */
  cents: number;
};
