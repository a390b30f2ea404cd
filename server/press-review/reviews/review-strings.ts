import { longDate } from '#domain/dates.ts';
import type { Day } from '#domain/newsstand.ts';

export const reviewStrings = {
  /** Of a review that nobody has named. */
  title: (day: Day) => `Rassegna stampa di ${longDate(day)}`,
};
