import { createHash } from 'node:crypto';
import dayjs from 'dayjs';
import timezone from 'dayjs/plugin/timezone.js';
import utc from 'dayjs/plugin/utc.js';
import { instantOf, TIME_ZONE } from '#domain/dates.ts';
import type { Day } from '#domain/newsstand.ts';

dayjs.extend(utc);
dayjs.extend(timezone);

/** The first article of a day appears at this time in Rome; the last less than two hours later. */
const FIRST_TIME = '05:00';
const SPREAD_MINUTES = 110;

/** Publication time of an article of a day: always the same, and never after `now`. ISO with the offset of Rome. */
export function publicationTime(slug: string, day: Day, now: Date): string {
  const minutes = createHash('sha256').update(`${day} ${slug}`).digest().readUInt16BE(0) % SPREAD_MINUTES;
  const planned = dayjs(instantOf(day, FIRST_TIME)).add(minutes, 'minute').tz(TIME_ZONE);
  return (planned.isAfter(now) ? dayjs(now).tz(TIME_ZONE) : planned).format();
}

/** Time of a later change to an article; null while that is still in the future. */
export function minutesAfter(instant: string, minutes: number, now: Date): string | null {
  const time = dayjs(instant).add(minutes, 'minute');
  return time.isAfter(now) ? null : time.tz(TIME_ZONE).format();
}
