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

/** No date has more characters, including words around it. */
const LONGEST = 120;

/**
 * Parses a date of a format of news or mail to ISO in UTC; a time without a zone is Rome's. Null for a date that does
 * not exist or is not known: the thirtieth of February, the year 0, an unknown zone, a month without its day.
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
 * Parses the end of a validity to an instant: a day without a time lasts until the following midnight, in Rome if no
 * zone is given. Null for a text that is no date.
 */
export function toEnd(written: string): string | null {
  const moment = toMoment(written);
  const parts = moment === null ? null : partsOf(written.trim());
  if (moment === null || !parts?.isWholeDay) return moment;
  if (parts.zone !== undefined) return iso(Date.parse(moment) + DAY_MS);
  return toMoment(addDays(parts.day, 1));
}

/** Other years cannot be a paper's day, and not all of them fit in the database. */
const IN_CALENDAR = /^(?!0000)\d{4}-/;

function iso(milliseconds: number): string | null {
  const text = Number.isNaN(milliseconds) ? '' : new Date(milliseconds).toISOString();
  return IN_CALENDAR.test(text) ? text : null;
}
