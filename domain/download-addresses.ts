import type { Day } from './newsstand.ts';

/** Under which addresses the parts of a downloaded issue lie in their cache; pictures lie under their own. */
export const downloadedText = (articleId: number): string => `/api/edicola/pacchetto/testo?id=${articleId}`;
export const downloadedPackage = (edition: string, day: Day): string =>
  `/api/edicola/pacchetto?edizione=${edition}&data=${day}`;

/** The words of an issue as they are searched: made on the device, no call's answer. */
export const downloadedWords = (edition: string, day: Day): string =>
  `/api/edicola/pacchetto/parole?numero=${edition}/${day}`;
