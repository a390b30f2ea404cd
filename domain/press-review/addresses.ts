import type { Day } from '../newsstand.ts';

/** Address of the clips of the last review; the filters are in its query. */
export const REVIEW = '/rassegna';
export const REVIEW_SEARCHES = '/rassegna/ricerche';
export const REVIEW_RECIPIENTS = '/rassegna/destinatari';
export const REVIEW_SENDINGS = '/rassegna/invii';
export const REVIEW_USAGE = '/rassegna/storico';

/** Address of the clips of a day; without a day, of the last review. */
export const tablePath = (day?: Day): string => (day ? `${REVIEW}?giorno=${day}` : REVIEW);

/** Address of the editor for the review of a day; without a day, of the last one. */
export const draftPath = (day?: Day): string => (day ? `/rassegna/bozza/${day}` : '/rassegna/bozza');

/**
 * Where a review can be read without signing in by anyone who has its address. These pages are rendered by the server
 * process only.
 */
export const SHARED_REVIEWS = '/rassegna-condivisa';

export const SHARED_PDF = 'rassegna.pdf';

export const sharedReviewPath = (token: string): string => `${SHARED_REVIEWS}/${token}`;

/** Number of days for which the link in a letter shows its review. */
export const LETTER_LINK_DAYS = 60;

/** How far ahead a sending may be scheduled, in days. */
export const MAX_DAYS_AHEAD = 60;

/** The `id` of a clip's element in its page. */
export const clipAnchor = (id: number): string => `ritaglio-${id}`;
