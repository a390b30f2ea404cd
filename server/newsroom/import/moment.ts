import dayjs from 'dayjs';
import timezone from 'dayjs/plugin/timezone.js';
import utc from 'dayjs/plugin/utc.js';
import { addDays, ZONE } from '#domain/dates.ts';
import { isDay } from '#domain/day.ts';
import { partsOf } from './moments/parts.ts';
import { zoneOf } from './moments/zones.ts';

dayjs.extend(utc);
dayjs.extend(timezone);

const DAY_MS = 86_400_000;

/** No date has more signs, however many words stand around it. */
const LONGEST = 120;

/**
 * The instant that a format of news or mail writes, in ISO and UTC; a time without a zone is Rome's. Null for what is
 * no moment of the calendar: the thirtieth of February, the year 0, a zone nobody knows, a month without its day.
 */
export function toMoment(written: string): string | null {
  const parts = written.length > LONGEST ? null : partsOf(written.trim());
  if (!parts || !isDay(parts.day) || parts.minute > 59 || parts.second > 59) return null;
  const { minute, second, fraction, zone } = parts;
  // The end of a day is the beginning of the next.
  const isEnd = parts.hour === 24 && minute + second + Number(fraction) === 0;
  if (parts.hour > 23 && !isEnd) return null;
  const [day, hour] = isEnd ? [addDays(parts.day, 1), 0] : [parts.day, parts.hour];
  const pad = (part: number) => String(part).padStart(2, '0');
  const clock = `${day}T${pad(hour)}:${pad(minute)}:${pad(second)}`;
  const meant = zone === undefined ? { place: ZONE } : zoneOf(zone);
  if (meant === null) return null;
  if ('place' in meant) return iso(dayjs.tz(clock, meant.place).valueOf());
  const milliseconds = fraction ? Math.trunc(Number(`0.${fraction}`) * 1000) : 0;
  return iso(Date.parse(`${clock}Z`) + milliseconds - meant.minutes * 60_000);
}

/**
 * The instant at which something ends that lasts until a moment: a day without a time lasts until
 * the midnight that follows it, in Rome where it says no zone.
 * Null for what is no moment.
 */
export function toEnd(written: string): string | null {
  const moment = toMoment(written);
  const parts = moment === null ? null : partsOf(written.trim());
  if (moment === null || !parts?.isWholeDay) return moment;
  if (parts.zone !== undefined) return iso(Date.parse(moment) + DAY_MS);
  return toMoment(addDays(parts.day, 1));
}

/** Other years have no day on a paper, nor all of them a place in the database. */
const IN_CALENDAR = /^(?!0000)\d{4}-/;

function iso(milliseconds: number): string | null {
  const text = Number.isNaN(milliseconds) ? '' : new Date(milliseconds).toISOString();
  return IN_CALENDAR.test(text) ? text : null;
}
