import dayjs from 'dayjs';
import timezone from 'dayjs/plugin/timezone.js';
import utc from 'dayjs/plugin/utc.js';
import { addDays, TIME_ZONE } from '#domain/dates.ts';
import { isDay } from '#domain/day.ts';
import { parseDateParts } from './moments/parts.ts';
import { zoneOf } from './moments/zones.ts';

dayjs.extend(utc);
dayjs.extend(timezone);

const DAY_MS = 86_400_000;

/** Limit of characters; no date has more, even with words around it. */
const MAX_LENGTH = 120;

/**
 * Parses a date of a format of news or mail to ISO in UTC; a time without a zone is Rome's. Null for a date that does
 * not exist or is not known: the thirtieth of February, the year 0, an unknown zone, a month without its day.
 */
export function parseTime(written: string): string | null {
  const parts = written.length > MAX_LENGTH ? null : parseDateParts(written.trim());
  if (!parts || !isDay(parts.day) || parts.minute > 59 || parts.second > 59) return null;
  const { minute, second, fraction, zone } = parts;
  // The end of a day is the beginning of the next.
  const isMidnightAtEnd = parts.hour === 24 && minute + second + Number(fraction) === 0;
  if (parts.hour > 23 && !isMidnightAtEnd) return null;
  const [day, hour] = isMidnightAtEnd ? [addDays(parts.day, 1), 0] : [parts.day, parts.hour];
  const pad = (part: number) => String(part).padStart(2, '0');
  const clock = `${day}T${pad(hour)}:${pad(minute)}:${pad(second)}`;
  const zoneOffset = zone === undefined ? { place: TIME_ZONE } : zoneOf(zone);
  if (zoneOffset === null) return null;
  if ('place' in zoneOffset) return iso(dayjs.tz(clock, zoneOffset.place).valueOf());
  const milliseconds = fraction ? Math.trunc(Number(`0.${fraction}`) * 1000) : 0;
  return iso(Date.parse(`${clock}Z`) + milliseconds - zoneOffset.minutes * 60_000);
}

/**
 * Parses the end of a validity to an instant: a day without a time lasts until the following midnight, in Rome if no
 * zone is given. Null for a text that is no date.
 */
export function parseEnd(written: string): string | null {
  const moment = parseTime(written);
  const parts = moment === null ? null : parseDateParts(written.trim());
  if (moment === null || !parts?.isWholeDay) return moment;
  if (parts.zone !== undefined) return iso(Date.parse(moment) + DAY_MS);
  return parseTime(addDays(parts.day, 1));
}

/** Matches ISO times of the years 1 to 9999; others cannot be a paper's day, nor all be stored. */
const FOUR_DIGIT_YEAR = /^(?!0000)\d{4}-/;

function iso(milliseconds: number): string | null {
  const text = Number.isNaN(milliseconds) ? '' : new Date(milliseconds).toISOString();
  return FOUR_DIGIT_YEAR.test(text) ? text : null;
}
