import { shortDate } from '#domain/dates.ts';
import type { Day } from '#domain/newsstand.ts';

/** `Roma` for an issue of today, `Roma, mercoledì 2 aprile` for any other: a page may show the same edition of many days. */
export const issueName = (edition: string, day: Day, today: Day): string =>
  day === today ? edition : `${edition}, ${shortDate(day)}`;
