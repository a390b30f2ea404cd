import { createHash } from 'node:crypto';
import dayjs from 'dayjs';
import timezone from 'dayjs/plugin/timezone.js';
import utc from 'dayjs/plugin/utc.js';
import { TIME_ZONE } from '#domain/dates.ts';
import type { Day } from '#domain/newsstand.ts';

dayjs.extend(utc);
dayjs.extend(timezone);

/** The first article of a day appears at this hour in Rome; the last less than two hours later. */
const FIRST_HOUR = 5;
const SPREAD_MINUTES = 110;

/** Publication time of an article of a day: always the same, and never after `now`. ISO with the offset of Rome. */
export function publicationTime(slug: string, day: Day, now: Date): string {
  const minutes = createHash('sha256').update(`${day} ${slug}`).digest().readUInt16BE(0) % SPREAD_MINUTES;
  const planned = dayjs.tz(`${day}T00:00:00`, TIME_ZONE).hour(FIRST_HOUR).add(minutes, 'minute');
  return (planned.isAfter(now) ? dayjs(now).tz(TIME_ZONE) : planned).format();
}

/** Time of a later change to an article; null while that is still in the future. */
export function minutesAfter(instant: string, minutes: number, now: Date): string | null {
  const time = dayjs(instant).add(minutes, 'minute');
  return time.isAfter(now) ? null : time.tz(TIME_ZONE).format();
}
