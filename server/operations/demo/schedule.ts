import type { Day } from '#domain/newsstand.ts';
import { publicationDays } from './editions.ts';

/** Number of issues of a paper that the demonstration keeps: today's and the six before it. */
export const DEMO_ISSUES = 7;

/**
 * One day of a paper, and which of the seven days of articles it prints (`articleDay`): 0 is the fullest,
 * which is today's at the first start.
 */
export type DemoDay = { day: Day; articleDay: number };

/**
 * Chooses the articles that each of the last issues prints. At the first start today prints day 0, yesterday day 1 and
 * so on. Later days continue the cycle, oldest first, so that no text is repeated within a week and no printed issue
 * changes. `articleDayOf` returns which one a day prints; undefined for a missing day.
 */
export function demoSchedule(today: Day, articleDayOf: (day: Day) => number | undefined): DemoDay[] {
  const days = publicationDays(today, DEMO_ISSUES);
  const newestIndex = days.findIndex((day) => articleDayOf(day) !== undefined);
  const newest = days[newestIndex];
  const start = newest === undefined ? 0 : (articleDayOf(newest) ?? 0) - newestIndex;
  return days.map((day, index) => ({
    day,
    articleDay: articleDayOf(day) ?? (((start + index) % DEMO_ISSUES) + DEMO_ISSUES) % DEMO_ISSUES,
  }));
}
