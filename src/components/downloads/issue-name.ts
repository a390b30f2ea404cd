import { shortDate } from '#domain/dates.ts';
import type { Day } from '#domain/newsstand.ts';

/**
 * Name of an issue: `Roma` for today's, `Roma, mercoledì 2 aprile` for any other, because a page may show the same
 * edition of many days.
 */
export const issueName = (edition: string, day: Day, today: Day): string =>
  day === today ? edition : `${edition}, ${shortDate(day)}`;
