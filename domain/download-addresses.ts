import type { Day } from './newsstand.ts';

/** Addresses of the parts of a downloaded issue in their cache; pictures have their own addresses. */
export const textAddress = (articleId: number): string => `/api/edicola/pacchetto/testo?id=${articleId}`;
export const manifestAddress = (edition: string, day: Day): string =>
  `/api/edicola/pacchetto?edizione=${edition}&data=${day}`;

/** Searchable words of an issue: composed on the device, not the answer of a call. */
export const searchWordsAddress = (edition: string, day: Day): string =>
  `/api/edicola/pacchetto/parole?numero=${edition}/${day}`;

/** Response header of a downloaded text: the issue for which it was fetched, as `edition/day`. */
export const ISSUE_HEADER = 'x-edicola-numero';
