import type { Day } from '#domain/newsstand.ts';
import { publicationDays } from './editions.ts';

/** Issues of a paper that the demonstration keeps: today's and the six before it. */
export const DEMO_ISSUES = 7;

/** One day of a paper, and which of the seven days of articles it prints: 0 is the fullest, today's at the start. */
export type DemoDay = { day: Day; articles: number };

/**
 * Which articles each of the last issues prints. At the start today prints day 0, yesterday day 1 and so on. On a later
 * day the cycle goes on from what is there, oldest first, so that no text comes back within a week and nothing printed
 * changes. `printed` tells what a day has; undefined for a day that is not there.
 */
export function demoSchedule(today: Day, printed: (day: Day) => number | undefined): DemoDay[] {
  const days = publicationDays(today, DEMO_ISSUES);
  const known = days.findIndex((day) => printed(day) !== undefined);
  const newest = days[known];
  const start = newest === undefined ? 0 : (printed(newest) ?? 0) - known;
  return days.map((day, index) => ({
    day,
    articles: printed(day) ?? (((start + index) % DEMO_ISSUES) + DEMO_ISSUES) % DEMO_ISSUES,
  }));
}
