import type { Day } from './newsstand.ts';

/** Under which addresses the parts of a downloaded issue lie in their cache; pictures lie under their own. */
export const heldText = (articleId: number): string => `/api/edicola/pacchetto/testo?id=${articleId}`;
export const heldPackage = (edition: string, day: Day): string =>
  `/api/edicola/pacchetto?edizione=${edition}&data=${day}`;

/** The words of an issue as they are searched: made on the device, no call's answer. */
export const heldWords = (edition: string, day: Day): string =>
  `/api/edicola/pacchetto/parole?numero=${edition}/${day}`;
