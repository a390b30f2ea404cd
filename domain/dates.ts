import dayjs from 'dayjs';
import 'dayjs/locale/it.js';
import timezone from 'dayjs/plugin/timezone.js';
import utc from 'dayjs/plugin/utc.js';
import type { Day } from './newsstand.ts';

dayjs.extend(utc);
dayjs.extend(timezone);

/** The zone of every business rule, whatever the device says. */
export const ZONE = 'Europe/Rome';

const DAY = /^\d{4}-\d{2}-\d{2}$/;

/** A real calendar day written `YYYY-MM-DD`: 2026-02-30 is none. */
export const isDay = (text: string): text is Day =>
  DAY.test(text) && dayjs.utc(text).format('YYYY-MM-DD') === text;

/** Which day it is in Rome at an instant. */
export const dayAt = (instant: Date | string): Day => dayjs(instant).tz(ZONE).format('YYYY-MM-DD');

export const addDays = (day: Day, days: number): Day => dayjs.utc(day).add(days, 'day').format('YYYY-MM-DD');

const italian = (day: Day) => dayjs.utc(day).locale('it');

/** `giovedì 3 aprile 2025`. TRK-07 */
export const longDate = (day: Day): string => italian(day).format('dddd D MMMM YYYY');

/** `giovedì 3 aprile`. */
export const shortDate = (day: Day): string => italian(day).format('dddd D MMMM');

/** `Oggi`, `Ieri`, else the long date. TRK-07 */
export function relativeDay(day: Day, today: Day): string {
  if (day === today) return 'Oggi';
  if (day === addDays(today, -1)) return 'Ieri';
  return longDate(day);
}

/** `6.30`: with a point and no leading zero. */
export const timeOfDay = (instant: string): string => dayjs(instant).tz(ZONE).format('H.mm');

/** `Oggi, 6.30`, `Ieri, 22.10`, `martedì 1 aprile 2025, 6.30`. */
export const dateAndTime = (instant: string, today: Day): string =>
  `${relativeDay(dayAt(instant), today)}, ${timeOfDay(instant)}`;

const RELATIVE = new Intl.RelativeTimeFormat('it', { numeric: 'auto' });

/** `3 minuti fa`, `2 ore fa`, `5 giorni fa`. TRK-07 */
export function relativeTime(instant: string, now: number): string {
  const seconds = Math.round((Date.parse(instant) - now) / 1000);
  if (Math.abs(seconds) < 60) return RELATIVE.format(0, 'minute');
  if (Math.abs(seconds) < 3600) return RELATIVE.format(Math.trunc(seconds / 60), 'minute');
  if (Math.abs(seconds) < 86_400) return RELATIVE.format(Math.trunc(seconds / 3600), 'hour');
  return RELATIVE.format(Math.trunc(seconds / 86_400), 'day');
}
