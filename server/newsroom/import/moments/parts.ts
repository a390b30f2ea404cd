import { isDay } from '#domain/day.ts';
import { oneLine } from '../visible-text.ts';
import { type Clock, clockOf } from './clock.ts';
import { inUsualDateOrder } from './date-part-order.ts';
import { monthOf } from './month-names.ts';

/** A moment as it is written: a day of the calendar, and a time of that day with its zone. */
export type Parts = Clock & { day: string };

const dayOf = (year: string, month: number, date: string): string => {
  const century = year.length === 4 ? '' : Number(year) < 50 ? '20' : '19';
  return `${century}${year}-${String(month).padStart(2, '0')}-${date.padStart(2, '0')}`;
};

function withClock(day: string | null, rest: string): Parts | null {
  const clock = day !== null && isDay(day) ? clockOf(rest.trimEnd()) : null;
  return clock && day !== null ? { day, ...clock } : null;
}

/** ISO 8601 with and without separators: `2025-03-07T04:30:00+0100`, `20250307T043000+0100`, `2025-03-07`. */
const ISO =
  /^(\d{4})-?(\d{2})-?(\d{2})(?:[T ](\d{2}):?(\d{2})(?::?(\d{2})(?:[.,](\d{1,9}))?)?\s*(Z|[+-]\d{2}(?::?\d{2})?)?)?$/i;

function isoParts(text: string): Parts | null {
  const found = ISO.exec(text);
  if (!found) return null;
  const [, year, month, date, hour, minute = '0', second = '0', fraction = '', zone] = found;
  const day = `${year}-${month}-${date}`;
  const clock = { hour: +(hour ?? 0), minute: +minute, second: +second, fraction, ...(zone && { zone }) };
  return { day, isWholeDay: hour === undefined, ...clock };
}

/** The year first, with any separator: `2026-1-2T15:04`, `2026/11/12 10:15 UTC`. */
const YEAR_FIRST = /^(\d{4})([-/.])(0?\d{1,2})\2(\d{1,2})(?!\d)(.*)$/;
const YEAR_WORD = /^(\d{4})[\s-](\p{L}{3,12})\.?[\s-](\d{1,2})(?!\d)(.*)$/u;
/** A day by its number within the year: `2026-316`. */
const DAY_OF_YEAR = /^(\d{4})-?(\d{3})$/;
/** Fourteen digits: `20261112101500`. */
const DIGITS = /^(\d{4})(\d{2})(\d{2})(\d{2})(\d{2})(\d{2})$/;

function dayOfYear(text: string): Parts | null {
  const [, year = '', number] = DAY_OF_YEAR.exec(text) ?? [];
  if (!year || Number(number) < 1 || Number(number) > 366) return null;
  const day = new Date(Date.UTC(Number(year), 0, Number(number))).toISOString().slice(0, 10);
  return day.startsWith(year) ? withClock(day, '') : null;
}

function yearAndNumbers(text: string): Parts | null {
  const [, year = '', , month = '', date = '', rest = ''] = YEAR_FIRST.exec(text) ?? [];
  return year ? withClock(dayOf(year, Number(month), date), rest) : null;
}

function yearAndWord(text: string): Parts | null {
  const [, year = '', name = '', date = '', rest = ''] = YEAR_WORD.exec(text) ?? [];
  const month = name ? monthOf(name) : null;
  return month ? withClock(dayOf(year, month, date), rest) : null;
}

function onlyDigits(text: string): Parts | null {
  const digits = DIGITS.exec(text);
  return digits && isoParts(`${digits.slice(1, 4).join('-')}T${digits.slice(4).join('')}`);
}

const yearFirst = (text: string): Parts | null =>
  yearAndNumbers(text) ?? yearAndWord(text) ?? onlyDigits(text) ?? dayOfYear(text);

/** The day first, then a month's name: `7 Mar 2025`, `07-Mar-25`, `16th November, 2020`, `1° novembre 2026`. */
const DAY_WORD =
  /^(\d{1,2})(?:st|nd|rd|th|[.,°ºª])?(?:\s+(?:di|de|of)\b)?[\s-]*(\p{L}{3,12})(?:[.,]*\s+(?:de\s+)?|[.,]|-)(\d{4}|\d{2})(?![\d:.])(.*)$/iu;
/** A month's name first: `March 7, 2025`, `Nov. 16 2020`. */
const WORD_DAY = /^(\p{L}{3,12})\.?\s+(\d{1,2})(?:st|nd|rd|th)?(?:,\s*|\s+)(\d{4})(?!\d)(.*)$/iu;
/** The year after the time: `Jan  4 16:29:06 2004`, `Jul 15 01:16:00 +0000 2012`. */
const CLOCK_BETWEEN =
  /^(\p{L}{3,12})\.?\s+(\d{1,2})\s+(\d{1,2}:\d{2}(?::\d{2})?(?:\s+[+-]\d{4}|\s+[A-Z]{2,5})?)\s+(\d{4})$/iu;

function words(text: string): Parts | null {
  const [, date = '', name = '', year = '', rest = ''] = DAY_WORD.exec(text) ?? [];
  const month = name ? monthOf(name) : null;
  if (month) return withClock(dayOf(year, month, date), rest);
  const wordFirst = WORD_DAY.exec(text) ?? reordered(CLOCK_BETWEEN.exec(text));
  const first = wordFirst && monthOf(wordFirst[1] ?? '');
  if (!wordFirst || !first) return null;
  return withClock(dayOf(wordFirst[3] ?? '', first, wordFirst[2] ?? ''), wordFirst[4] ?? '');
}

const reordered = (found: RegExpExecArray | null): string[] | null =>
  found && [found[0], found[1] ?? '', found[2] ?? '', found[4] ?? '', ` ${found[3] ?? ''}`];

/** Italian and English weekdays, by the letters that distinguish them. */
const WEEKDAYS = ['sun dom', 'mon lun', 'tue mar', 'wed mer', 'thu gio', 'fri ven', 'sat sab'];

const weekdayOf = (word: string): number =>
  word.length < 3
    ? -1
    : WEEKDAYS.findIndex((names) => names.split(' ').includes(word.slice(0, 3).toLowerCase()));

const NUMBERS = /^(\d{1,2})([/.\s-])(\d{1,2})\2(\d{4}|\d{2})(?![\d:])(.*)$/;

/**
 * Day first: `12/11/2026` is the twelfth of November, as newsrooms here write. The other order is read if only that
 * gives a valid day, or the one that falls on the written weekday; with an English am or pm the date is ambiguous.
 */
function numbers(text: string, weekday: number): Parts | null {
  const [, a = '', sign = '', b = '', year = '', rest = ''] = NUMBERS.exec(text) ?? [];
  // A date with the year first: `03-12-31`.
  if (a === '' || (sign === '-' && year.length === 2)) return null;
  const orders =
    sign === '.'
      ? [[a, b]]
      : [
          [a, b],
          [b, a],
        ];
  const days = [...new Set(orders.map(([date = '', month]) => dayOf(year, Number(month), date)))].filter(
    isDay,
  );
  const agreeing = days.filter((day) => new Date(`${day}T00:00:00Z`).getUTCDay() === weekday);
  // Numbers separated only by spaces: they are a date only with a weekday.
  if (/\s/.test(sign) && agreeing.length !== 1) return null;
  if (agreeing.length === 0 && days.length > 1 && /[ap]\.?m\b/i.test(rest)) return null;
  return withClock(agreeing[0] ?? days[0] ?? null, rest);
}

/** Seconds or milliseconds since 1970. */
function counted(text: string): Parts | null {
  if (!/^(?:\d{9,10}|\d{13})$/.test(text)) return null;
  const [day = '', time = ''] = new Date(Number(text) * (text.length === 13 ? 1 : 1000))
    .toISOString()
    .split('T');
  return isoParts(`${day}T${time}`);
}

const LEADING_WORD = /^(\p{L}{2,12})[.,\s]+(?=[\p{L}\d])/u;

/** Parses a moment in any of the unambiguous forms. */
export function partsOf(written: string): Parts | null {
  const text = inUsualDateOrder(oneLine(written));
  const whole = isoParts(text) ?? yearFirst(text) ?? words(text) ?? numbers(text, -1) ?? counted(text);
  if (whole) return whole;
  const [leading = '', word = ''] = LEADING_WORD.exec(text) ?? [];
  if (!leading) return null;
  const rest = text.slice(leading.length);
  return yearFirst(rest) ?? words(rest) ?? numbers(rest, weekdayOf(word));
}
