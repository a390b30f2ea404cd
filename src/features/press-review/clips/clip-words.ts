import { briefDate } from '#domain/date-words.ts';
import { addDays, relativeDay } from '#domain/dates.ts';
import type { Day } from '#domain/newsstand.ts';

/** `Oggi`, `Ieri`, else `1 apr 2025`: short enough for a column. */
export const dayWords = (day: Day, today: Day): string =>
  day === today || day === addDays(today, -1) ? relativeDay(day, today) : briefDate(day);
