import { addDays, dayAt, instantOf } from '../dates.ts';
import type { Day } from '../newsstand.ts';
import { weekdayOf } from '../publishing-calendar.ts';
import type { DeskSettings } from './desk.ts';

/** How long after a deadline a server that was down then still sends what was due. */
const CATCH_UP_MS = 3 * 3_600_000;

/** The deadline that has just passed, with the day of its review; null if there is none. */
export function passedDeadline(
  { deadline, weekdays }: Pick<DeskSettings, 'deadline' | 'weekdays'>,
  now: Date,
): { day: Day; at: Date } | null {
  if (deadline === null) return null;
  const today = dayAt(now);
  for (const day of [today, addDays(today, -1)]) {
    const at = instantOf(day, deadline);
    const lateMs = now.getTime() - at.getTime();
    if (weekdays.includes(weekdayOf(day)) && lateMs >= 0 && lateMs < CATCH_UP_MS) return { day, at };
  }
  return null;
}
