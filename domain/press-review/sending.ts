import type { Day } from '../newsstand.ts';
import type { ReviewSource } from './review.ts';

/** A mail as a press office orders it. */
export type Order = {
  /** Made by who orders: the same one again sends nothing more. */
  key: string;
  source: ReviewSource;
  subject: string;
  /** Stands above the index of the mail; empty for none. */
  message: string;
  /** By their ids. */
  recipients: readonly number[];
  /** Others, who are no recipients: it is forwarded to them. */
  addresses: readonly string[];
  /** When it leaves; null for at once. */
  at: string | null;
};

/** A mail as it would look. */
export type MailPreview = { subject: string; html: string; text: string; clips: number; recipients: number };

/** How a sending stands. All letters together are `recipients`. */
export type SendingReport = {
  recipients: number;
  waiting: number;
  sent: number;
  /** Refused, or tried too often. */
  failed: number;
  /** Unsubscribed, bounced or removed before it was their turn. */
  skipped: number;
  /** Of those sent: may have come twice, because the server ended while it handed them over. */
  maybeTwice: number;
  opened: number;
  downloaded: number;
  /** Those to recipients that have left or will: with none, the review keeps nobody waiting less. */
  reaching: number;
};

export type Sending = {
  id: string;
  day: Day;
  /** `nothing` says that there are no clips. */
  kind: 'review' | 'selection' | 'nothing';
  subject: string;
  status: 'scheduled' | 'sending' | 'done' | 'cancelled';
  clips: number;
  /** By name; null where it left by itself. */
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
  /** It went to somebody who is no recipient. */
  forwarded: boolean;
  sentAt: string | null;
  openedAt: string | null;
  downloadedAt: string | null;
};

/** A review that is shown to whoever has its address, for a while. */
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

export const LINK_DAYS = [1, 7, 14, 30] as const;

/** What was done with the review, by whom. */
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
  /** A person under the licence, a recipient, or whoever had a link. */
  by: 'seat' | 'recipient' | 'link';
  /** Their name or address; of a link its label. */
  who: string;
  /** Which review, clip or format. */
  what: string;
};
