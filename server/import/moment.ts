import dayjs from 'dayjs';
import timezone from 'dayjs/plugin/timezone.js';
import utc from 'dayjs/plugin/utc.js';
import { ZONE } from '#domain/dates.ts';
import { isDay } from '#domain/day.ts';

dayjs.extend(utc);
dayjs.extend(timezone);

/** `2025-03-07T04:30:00+0100`, `20250307T043000+0100`, `2025-03-07`: with and without signs between the parts. */
const ISO =
  /^(\d{4})-?(\d{2})-?(\d{2})(?:[T ](\d{2}):?(\d{2})(?::?(\d{2})(?:[.,](\d{1,9}))?)?\s*(Z|[+-]\d{2}(?::?\d{2})?)?)?$/i;
/** `Fri, 07 Mar 2025 04:30 CET` of mail and RSS. */
const MAIL =
  /^(?:\p{L}{2,12}\.?,?\s+)?(\d{1,2})\s+(\p{L}{3,10})\.?\s+(\d{4}|\d{2})\s+(\d{1,2}):(\d{2})(?::(\d{2}))?\s*([+-]\d{2}:?\d{2}|[A-Z]{1,5})?$/iu;

const MONTHS = ['jan', 'feb', 'mar', 'apr', 'may', 'jun', 'jul', 'aug', 'sep', 'oct', 'nov', 'dec'];
const MESI = ['gen', 'feb', 'mar', 'apr', 'mag', 'giu', 'lug', 'ago', 'set', 'ott', 'nov', 'dic'];

/** Hours east of Greenwich of the zones that mail names. */
const ZONES: Record<string, number> = {
  ...{
    Z: 0,
    UT: 0,
    UTC: 0,
    GMT: 0,
    WET: 0,
    WEST: 1,
    BST: 1,
    CET: 1,
    MEZ: 1,
    CEST: 2,
    MESZ: 2,
    EET: 2,
    EEST: 3,
  },
  ...{ EST: -5, EDT: -4, CST: -6, CDT: -5, MST: -7, MDT: -6, PST: -8, PDT: -7 },
};

type Parts = { day: string; hour: number; minute: number; second: number; fraction: string; zone?: string };

function isoParts(text: string): Parts | null {
  const found = ISO.exec(text);
  if (!found) return null;
  const [, year, month, date, hour = '0', minute = '0', second = '0', fraction = '', zone] = found;
  const day = `${year}-${month}-${date}`;
  return { day, hour: +hour, minute: +minute, second: +second, fraction, ...(zone && { zone }) };
}

function mailParts(text: string): Parts | null {
  const found = MAIL.exec(text);
  if (!found) return null;
  const [, date = '', name = '', year = '', hour = '', minute = '', second = '0', zone] = found;
  const short = name.slice(0, 3).toLowerCase();
  const month = Math.max(MONTHS.indexOf(short), MESI.indexOf(short)) + 1;
  const century = year.length === 4 ? '' : Number(year) < 50 ? '20' : '19';
  const day = `${century}${year}-${String(month).padStart(2, '0')}-${date.padStart(2, '0')}`;
  return { day, hour: +hour, minute: +minute, second: +second, fraction: '', ...(zone && { zone }) };
}

/** Minutes east of Greenwich; null for a zone nobody knows. */
function offsetOf(zone: string): number | null {
  const digits = /^([+-])(\d{2}):?(\d{2})?$/.exec(zone);
  if (!digits) {
    const hours = ZONES[zone.toUpperCase()];
    return hours === undefined ? null : hours * 60;
  }
  const [, sign, hours, minutes = '0'] = digits;
  const total = Number(hours) * 60 + Number(minutes);
  return Number(hours) > 23 || Number(minutes) > 59 ? null : sign === '-' ? -total : total;
}

/**
 * The instant that a format of news or mail writes, in ISO and UTC; a time without a zone is Rome's. Null for what is
 * no moment of the calendar: the thirtieth of February, the year 0, a zone nobody knows.
 */
export function toMoment(written: string): string | null {
  const text = written.trim();
  const parts = isoParts(text) ?? mailParts(text);
  if (!parts || !isDay(parts.day) || parts.hour > 23 || parts.minute > 59 || parts.second > 59) return null;
  const { day, hour, minute, second, fraction, zone } = parts;
  const pad = (part: number) => String(part).padStart(2, '0');
  const clock = `${day}T${pad(hour)}:${pad(minute)}:${pad(second)}`;
  if (zone === undefined) return iso(dayjs.tz(clock, ZONE).valueOf());
  const offset = offsetOf(zone);
  if (offset === null) return null;
  const milliseconds = fraction ? Math.trunc(Number(`0.${fraction}`) * 1000) : 0;
  return iso(Date.parse(`${clock}Z`) + milliseconds - offset * 60_000);
}

/** Other years have no day on a paper, nor all of them a place in the database. */
const IN_CALENDAR = /^(?!0000)\d{4}-/;

function iso(milliseconds: number): string | null {
  const text = Number.isNaN(milliseconds) ? '' : new Date(milliseconds).toISOString();
  return IN_CALENDAR.test(text) ? text : null;
}
