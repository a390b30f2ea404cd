import { longDate } from '#domain/dates.ts';
import type { Day } from '#domain/newsstand.ts';

/** Texts of newsletters other than the articles. ACC-07 */
export const newsletterStrings = {
  subject: (newsletter: string, lead: string) => `${newsletter}: ${lead}`,
  date: (day: Day) => longDate(day),
  read: 'Leggi nel giornale',
  why: (newsletter: string, paper: string) =>
    `Ricevi questa mail perché hai scelto la newsletter «${newsletter}» de «${paper}».`,
  unsubscribe: 'Disiscriviti con un clic',
  manage: 'Gestisci le tue newsletter',
} as const;
