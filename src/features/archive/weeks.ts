import type { CalendarDay } from '#domain/archive.ts';
import { weekdayOf } from '#domain/publishing-calendar.ts';

/** The days of a month in weeks that begin on Monday; null before the first and after the last. */
export function weeksOf(days: readonly CalendarDay[]): (CalendarDay | null)[][] {
  const [first] = days;
  if (!first) return [];
  const blankDays = (weekdayOf(first.day) + 6) % 7;
  const cells = [...Array<null>(blankDays).fill(null), ...days];
  const count = Math.ceil(cells.length / 7);
  return Array.from({ length: count }, (_, week) =>
    Array.from({ length: 7 }, (_, weekday) => cells[week * 7 + weekday] ?? null),
  );
}
