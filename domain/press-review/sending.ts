import type { Day } from '../newsstand.ts';
import type { ReviewContent } from './review.ts';

/** A sending that a press office requests. */
export type SendingRequest = {
  /** Idempotency key made by the client: a repeated request sends nothing more. */
  key: string;
  source: ReviewContent;
  subject: string;
  /** Text above the letter's table of contents; empty for none. */
  message: string;
  /** Ids of the recipients. */
  recipients: readonly number[];
  /** Addresses that are not in the list of recipients; the review is forwarded to them. */
  addresses: readonly string[];
  /** When it is sent; null for immediately. */
  at: string | null;
};

/** Preview of a letter, with the numbers of its clips and of its recipients. */
export type LetterPreview = {
  subject: string;
  html: string;
  text: string;
  clips: number;
  recipients: number;
};

/** Progress of a sending. `recipients` counts all its letters. */
export type SendingReport = {
  recipients: number;
  waiting: number;
  sent: number;
  /** Letters that were refused, or retried too often. */
  failed: number;
  /** Letters whose recipient unsubscribed, bounced or was removed before they were sent. */
  skipped: number;
  /** Sent letters that may have arrived twice, because the server stopped while it delivered them. */
  maybeTwice: number;
  opened: number;
  downloaded: number;
  /**
   * Listed recipients whom the sending reaches: their letter has been sent or will be. With 0 the day's review still
   * counts as unsent.
   */
  reaching: number;
};

export type Sending = {
  id: string;
  day: Day;
  /** `nothing` is the letter that reports a day without clips. */
  kind: 'review' | 'selection' | 'nothing';
  subject: string;
  status: 'scheduled' | 'sending' | 'done' | 'cancelled';
  clips: number;
  /** Name of the person who ordered it; null if it was sent automatically. */
  orderedBy: string | null;
  orderedAt: string;
  dueAt: string;
  doneAt: string | null;
  report: SendingReport;
};

export type SendingLetter = {
  id: number;
  email: string;
  name: string;
  status: 'waiting' | 'sent' | 'failed' | 'skipped';
  reason: string | null;
  maybeTwice: boolean;
  /** Whether it was sent to an address that is not in the list of recipients. */
  forwarded: boolean;
  sentAt: string | null;
  openedAt: string | null;
  downloadedAt: string | null;
};

/** A link by which anyone can read a review for a limited time. */
export type SharedLink = {
  id: number;
  label: string;
  day: Day;
  clips: number;
  createdAt: string;
  expiresAt: string;
  revoked: boolean;
  opened: number;
  lastOpenedAt: string | null;
};

export const SHARED_LINK_DAYS = [1, 7, 14, 30] as const;

/** Actions on a review. */
export const USAGE_KINDS = [
  'read',
  'opened',
  'downloaded',
  'exported',
  'sent',
  'forwarded',
  'shared',
] as const;
export type UsageKind = (typeof USAGE_KINDS)[number];

export type UsageEvent = {
  at: string;
  kind: UsageKind;
  /** A person under the licence, a recipient, or anyone who used a link. */
  by: 'seat' | 'recipient' | 'link';
  /** Name or address of the person; for a link its label. */
  who: string;
  /** The review, clip or format concerned. */
  what: string;
};
