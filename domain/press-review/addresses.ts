import type { Day } from '../newsstand.ts';

/** The clips of the last review; what is chosen of them stands in its query. */
export const REVIEW = '/rassegna';
export const REVIEW_SEARCHES = '/rassegna/ricerche';
export const REVIEW_RECIPIENTS = '/rassegna/destinatari';
export const REVIEW_SENDINGS = '/rassegna/invii';
export const REVIEW_USAGE = '/rassegna/storico';

/** The clips of a day; of the last review without a day. */
export const tablePath = (day?: Day): string => (day ? `${REVIEW}?giorno=${day}` : REVIEW);

/** The review of a day as it is being made; of the last one without a day. */
export const draftPath = (day?: Day): string => (day ? `/rassegna/bozza/${day}` : '/rassegna/bozza');

/** Where a review is read by whoever has its address, without signing in: pages of the process alone. */
export const SHARED_REVIEWS = '/rassegna-condivisa';

export const SHARED_PDF = 'rassegna.pdf';

export const sharedReviewPath = (token: string): string => `${SHARED_REVIEWS}/${token}`;

/** How long the address in a mail shows its review, in days. */
export const LETTER_DAYS = 60;

/** How far ahead a sending may be ordered, in days. */
export const MAX_DAYS_AHEAD = 60;

/** Where a clip stands in its page. */
export const clipAnchor = (id: number): string => `ritaglio-${id}`;
