import { longDate } from '#domain/dates.ts';
import type { Day } from '#domain/newsstand.ts';

export const reviewStrings = {
  /** Title of a review without one. */
  title: (day: Day) => `Rassegna stampa di ${longDate(day)}`,
};
