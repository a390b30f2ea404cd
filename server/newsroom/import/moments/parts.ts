import { isDay } from '#domain/day.ts';
import { oneLine } from '../visible-text.ts';
import { type Clock, parseClock } from './clock.ts';
import { inUsualDateOrder } from './date-part-order.ts';
import { monthOf } from './month-names.ts';

/** A parsed date: a day of the calendar, and a time of that day with its zone as written. */
export type DateParts = Clock & { day: string };

const isoDay = (year: string, month: number, date: string): string => {
  const century = year.length === 4 ? '' : Number(year) < 50 ? '20' : '19';
  return `${century}${year}-${String(month).padStart(2, '0')}-${date.padStart(2, '0')}`;
};

function withClock(day: string | null, rest: string): DateParts | null {
  const clock = day !== null && isDay(day) ? parseClock(rest.trimEnd()) : null;
  return clock && day !== null ? { day, ...clock } : null;
}

/** ISO 8601 with and without separators: `2025-03-07T04:30:00+0100`, `20250307T043000+0100`, `2025-03-07`. */
const ISO_8601 =
  /^(\d{4})-?(\d{2})-?(\d{2})(?:[T ](\d{2}):?(\d{2})(?::?(\d{2})(?:[.,](\d{1,9}))?)?\s*(Z|[+-]\d{2}(?::?\d{2})?)?)?$/i;

function isoParts(text: string): DateParts | null {
  const found = ISO_8601.exec(text);
  if (!found) return null;
  const [, year, month, date, hour, minute = '0', second = '0', fraction = '', zone] = found;
  const day = `${year}-${month}-${date}`;
  const clock = { hour: +(hour ?? 0), minute: +minute, second: +second, fraction, ...(zone && { zone }) };
  return { day, isWholeDay: hour === undefined, ...clock };
}

/** The year first, with any separator: `2026-1-2T15:04`, `2026/11/12 10:15 UTC`. */
const YEAR_FIRST = /^(\d{4})([-/.])(0?\d{1,2})\2(\d{1,2})(?!\d)(.*)$/;
const YEAR_MONTH_NAME = /^(\d{4})[\s-](\p{L}{3,12})\.?[\s-](\d{1,2})(?!\d)(.*)$/u;
/** A day by its number within the year: `2026-316`. */
const DAY_OF_YEAR = /^(\d{4})-?(\d{3})$/;
/** Fourteen digits: `20261112101500`. */
const FOURTEEN_DIGITS = /^(\d{4})(\d{2})(\d{2})(\d{2})(\d{2})(\d{2})$/;

function dayOfYear(text: string): DateParts | null {
  const [, year = '', number] = DAY_OF_YEAR.exec(text) ?? [];
  if (!year || Number(number) < 1 || Number(number) > 366) return null;
  const day = new Date(Date.UTC(Number(year), 0, Number(number))).toISOString().slice(0, 10);
  return day.startsWith(year) ? withClock(day, '') : null;
}

function yearAndNumbers(text: string): DateParts | null {
  const [, year = '', , month = '', date = '', rest = ''] = YEAR_FIRST.exec(text) ?? [];
  return year ? withClock(isoDay(year, Number(month), date), rest) : null;
}

function yearAndWord(text: string): DateParts | null {
  const [, year = '', name = '', date = '', rest = ''] = YEAR_MONTH_NAME.exec(text) ?? [];
  const month = name ? monthOf(name) : null;
  return month ? withClock(isoDay(year, month, date), rest) : null;
}

function onlyDigits(text: string): DateParts | null {
  const digits = FOURTEEN_DIGITS.exec(text);
  return digits && isoParts(`${digits.slice(1, 4).join('-')}T${digits.slice(4).join('')}`);
}

const yearFirst = (text: string): DateParts | null =>
  yearAndNumbers(text) ?? yearAndWord(text) ?? onlyDigits(text) ?? dayOfYear(text);

/** The day first, then a month's name: `7 Mar 2025`, `07-Mar-25`, `16th November, 2020`, `1° novembre 2026`. */
const DAY_MONTH_NAME =
  /^(\d{1,2})(?:st|nd|rd|th|[.,°ºª])?(?:\s+(?:di|de|of)\b)?[\s-]*(\p{L}{3,12})(?:[.,]*\s+(?:de\s+)?|[.,]|-)(\d{4}|\d{2})(?![\d:.])(.*)$/iu;
/** A month's name first: `March 7, 2025`, `Nov. 16 2020`. */
const MONTH_NAME_DAY = /^(\p{L}{3,12})\.?\s+(\d{1,2})(?:st|nd|rd|th)?(?:,\s*|\s+)(\d{4})(?!\d)(.*)$/iu;
/** The year after the time: `Jan  4 16:29:06 2004`, `Jul 15 01:16:00 +0000 2012`. */
const TIME_BEFORE_YEAR =
  /^(\p{L}{3,12})\.?\s+(\d{1,2})\s+(\d{1,2}:\d{2}(?::\d{2})?(?:\s+[+-]\d{4}|\s+[A-Z]{2,5})?)\s+(\d{4})$/iu;

function parseMonthName(text: string): DateParts | null {
  const [, date = '', name = '', year = '', rest = ''] = DAY_MONTH_NAME.exec(text) ?? [];
  const month = name ? monthOf(name) : null;
  if (month) return withClock(isoDay(year, month, date), rest);
  const wordFirst = MONTH_NAME_DAY.exec(text) ?? yearBeforeTime(TIME_BEFORE_YEAR.exec(text));
  const first = wordFirst && monthOf(wordFirst[1] ?? '');
  if (!wordFirst || !first) return null;
  return withClock(isoDay(wordFirst[3] ?? '', first, wordFirst[2] ?? ''), wordFirst[4] ?? '');
}

const yearBeforeTime = (match: RegExpExecArray | null): string[] | null =>
  match && [match[0], match[1] ?? '', match[2] ?? '', match[4] ?? '', ` ${match[3] ?? ''}`];

/** Italian and English weekdays, by the letters that distinguish them. */
const WEEKDAYS = ['sun dom', 'mon lun', 'tue mar', 'wed mer', 'thu gio', 'fri ven', 'sat sab'];

const weekdayOf = (word: string): number =>
  word.length < 3
    ? -1
    : WEEKDAYS.findIndex((names) => names.split(' ').includes(word.slice(0, 3).toLowerCase()));

const NUMBERS = /^(\d{1,2})([/.\s-])(\d{1,2})\2(\d{4}|\d{2})(?![\d:])(.*)$/;

/**
 * A date of numbers, the day first: `12/11/2026` is the twelfth of November, as in Italy. The month is read
 * first if only that gives a valid day, or one that falls on the written weekday. With an English am or pm
 * the order is unclear, so the result is null if both are valid.
 */
function parseNumbers(text: string, weekday: number): DateParts | null {
  const [, a = '', separator = '', b = '', year = '', rest = ''] = NUMBERS.exec(text) ?? [];
  // A date with the year first: `03-12-31`.
  if (a === '' || (separator === '-' && year.length === 2)) return null;
  const orders =
    separator === '.'
      ? [[a, b]]
      : [
          [a, b],
          [b, a],
        ];
  const days = [...new Set(orders.map(([date = '', month]) => isoDay(year, Number(month), date)))].filter(
    isDay,
  );
  const onWeekday = days.filter((day) => new Date(`${day}T00:00:00Z`).getUTCDay() === weekday);
  // Numbers separated only by spaces: they are a date only with a weekday.
  if (/\s/.test(separator) && onWeekday.length !== 1) return null;
  if (onWeekday.length === 0 && days.length > 1 && /[ap]\.?m\b/i.test(rest)) return null;
  return withClock(onWeekday[0] ?? days[0] ?? null, rest);
}

/** Seconds or milliseconds since 1970. */
function parseUnixTime(text: string): DateParts | null {
  if (!/^(?:\d{9,10}|\d{13})$/.test(text)) return null;
  const [day = '', time = ''] = new Date(Number(text) * (text.length === 13 ? 1 : 1000))
    .toISOString()
    .split('T');
  return isoParts(`${day}T${time}`);
}

const LEADING_WORD = /^(\p{L}{2,12})[.,\s]+(?=[\p{L}\d])/u;

/**
 * Parses a date in any of these forms, with or without a leading weekday; null if it is in none, or
 * ambiguous.
 */
export function parseDateParts(written: string): DateParts | null {
  const text = inUsualDateOrder(oneLine(written));
  const withoutLeadingWord =
    isoParts(text) ??
    yearFirst(text) ??
    parseMonthName(text) ??
    parseNumbers(text, -1) ??
    parseUnixTime(text);
  if (withoutLeadingWord) return withoutLeadingWord;
  const [leading = '', word = ''] = LEADING_WORD.exec(text) ?? [];
  if (!leading) return null;
  const rest = text.slice(leading.length);
  return yearFirst(rest) ?? parseMonthName(rest) ?? parseNumbers(rest, weekdayOf(word));
}
