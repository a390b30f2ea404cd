import { addDays, MONTHS } from '#domain/dates.ts';
import type { Day } from '#domain/newsstand.ts';
import { inWords, numberInWords } from '../retrieval/numerals.ts';
import {
  isoDay,
  type Period,
  plain,
  single,
  type TimeNaming,
  WEEKDAY,
  wholeMonth,
  wholeYears,
  yearOf,
} from './time-form.ts';

/**
 * A day, a month or a year, as it is stated. What is left out is null: `dal 3 al 7 marzo` begins with a day that has
 * neither month nor year. A month is counted from 0.
 */
type CalendarPoint = {
  date: number | null;
  month: number | null;
  year: number | null;
  /** Without a year: whether the nearest before or after today is meant, as in `marzo scorso` or `il prossimo marzo`. */
  side: 'last' | 'next' | null;
};

export type NamedPeriod = Period & { naming: TimeNaming };

const ANY_MONTH = MONTHS.join('|');
export const YEAR = String.raw`(?:18|19|20)\d\d`;
/** Words after a day or a month that say which year it is in. */
const WHICH_YEAR = String.raw`\s+(?:(?:del\s+|dell['’]anno\s+)?${YEAR}|(?:del\s+)?['’]\d\d|dell['’]anno\s+(?:scorso|passato|prossimo)|(?:dello\s+scorso|del\s+passato|del\s+prossimo)\s+anno|di\s+quest(?:['’]\s*|o\s+)anno|scors[oi]|passat[oi]|prossim[oi])`;
const SIDE_BEFORE = String.raw`(?:(?:scorso|passato|prossimo)\s+)?`;

const LONGEST_MONTH = 31;
const DATE_IN_WORDS = Array.from({ length: LONGEST_MONTH }, (_, at) =>
  inWords(at + 1).replace(/tre$/, 'tr[eé]'),
);
const DATE = String.raw`\d{1,2}|primo|${DATE_IN_WORDS.join('|')}`;

/** A day whose month may follow later: `dal primo al 7 marzo`. */
export const DAY_OF_MONTH = String.raw`(?:giorno\s+)?(?:(?:${WEEKDAY})\s+)?(?:${DATE})[°º]?`;
/** Shortened months, which are months only between a day and a year: `15 nov 2025`. */
const SHORT_MONTH = 'gen|feb|mar|apr|mag|giu|lug|ago|sett?|ott|nov|dic';
export const NAMED_DAY = String.raw`(?:${SIDE_BEFORE}${DAY_OF_MONTH}\s+(?:di\s+|d['’]\s*)?(?:${ANY_MONTH})(?:${WHICH_YEAR})?|${DAY_OF_MONTH}\s+(?:${SHORT_MONTH})\.?\s+${YEAR})`;
/** A day of this year or the last; `1/3 dei voti` is a fraction. */
export const SHORT_NUMERIC_DAY = String.raw`\d{1,2}/\d{1,2}(?![\d/]|\s+d(?:i|el|ell[ao]|ei|egli|elle)\s)`;
export const NUMERIC_DAY = String.raw`(?:giorno\s+)?\d{1,2}[/.-]\d{1,2}[/.-](?:${YEAR}|\d\d)|${YEAR}-\d\d-\d\d`;
export const MONTH = String.raw`${SIDE_BEFORE}(?:mes[ei]\s+(?:di\s+|d['’]\s*))?(?:${ANY_MONTH})(?:${WHICH_YEAR})?`;
/** A month of which only a part is meant, as an end of a range. */
export const ROUGH_MONTH = String.raw`(?:(?:inizio|met[aà]|fine)\s+(?:di\s+|d['’]\s*)?)?${MONTH}`;

/** Words before the beginning of a range, and pattern of that beginning; it may leave its month to the end. */
export const FROM = String.raw`(?:(?:dal?|dalla|dai)\s+|dall['’]\s*)`;
export const FIRST_END = String.raw`(?<from>${NUMERIC_DAY}|\d{1,2}/\d{1,2}|${NAMED_DAY}|${DAY_OF_MONTH}|${ROUGH_MONTH}|${YEAR})`;
export const UNTIL = '(?:fino|sino)';

const NUMERIC = /(?<date>\d{1,2})[/.-](?<month>\d{1,2})(?:[/.-](?<year>\d{2,4}))?(?:\s+\p{L}+)?$/u;
const ISO = /(?<year>\d{4})-(?<month>\d\d)-(?<date>\d\d)$/;
const WITH_MONTH = new RegExp(
  String.raw`^(?<before>.*?)(?<![\p{L}])(?<month>${ANY_MONTH}|(?:${SHORT_MONTH})(?!\p{L}))(?<after>.*)$`,
  'iu',
);
const ONLY_DATE = new RegExp(String.raw`(?<!\p{L})(?:${DATE})(?=[°º]|(?![\p{L}\d]))`, 'iu');
const ONLY_YEAR = new RegExp(`^${YEAR}$`);

function readPoint(text: string, today: Day): CalendarPoint {
  const numeric = (ISO.exec(text) ?? NUMERIC.exec(text))?.groups;
  if (numeric)
    return {
      date: Number(numeric.date),
      month: Number(numeric.month) - 1,
      side: sideOf(text),
      year: numeric.year ? fullYear(numeric.year, today) : null,
    };
  const { before = text, month, after = '' } = WITH_MONTH.exec(text)?.groups ?? {};
  if (ONLY_YEAR.test(text)) return { date: null, month: null, year: Number(text), side: null };
  const date = ONLY_DATE.exec(before);
  return {
    date: date && dateOf(date[0]),
    month: month ? monthOf(month) : null,
    year: readYear(after, today),
    side: sideOf(text),
  };
}

const monthOf = (text: string): number =>
  MONTHS.findIndex((month) => month.startsWith(text.slice(0, SHORT_LENGTH).toLowerCase()));
const SHORT_LENGTH = 3;

function dateOf(text: string): number {
  if (/^\d/.test(text)) return Number(text);
  return numberInWords(plain(text)) ?? 1;
}

/** A year of two digits is next year at most: `74` is 1974. */
export function fullYear(digits: string, today: Day): number {
  if (digits.length > 2) return Number(digits);
  return Number(digits) <= (yearOf(today) % 100) + 1 ? 2000 + Number(digits) : 1900 + Number(digits);
}

/** The year that the words after a month state; null for none. */
function readYear(text: string, today: Day): number | null {
  const digits = /\d+$/.exec(text)?.[0];
  if (digits) return fullYear(digits, today);
  if (!/anno/i.test(text)) return null;
  if (/quest/i.test(text)) return yearOf(today);
  return yearOf(today) + (/pross/i.test(text) ? 1 : -1);
}

function sideOf(text: string): CalendarPoint['side'] {
  if (/pross/i.test(text)) return 'next';
  return /scors|passat/i.test(text) ? 'last' : null;
}

function inYear({ date, month }: CalendarPoint, year: number): Period | null {
  if (month === null) return wholeYears(year);
  if (date === null) return wholeMonth(year, month);
  const day = isoDay(year, month, date);
  return day === null ? null : single(day);
}

/** The 29th of February may be eight years away. */
const YEARS_TO_TRY = 9;

/**
 * The period nearest to today that has ended (`last`), is still to come (`next`) or, without a side, has begun; null if
 * no year near today has it.
 * @param periodIn the period as it is in one year; null if that year has no such day
 */
function nearest(
  today: Day,
  side: CalendarPoint['side'],
  periodIn: (year: number) => Period | null,
): Period | null {
  const step = side === 'next' ? 1 : -1;
  const isMeant = ({ from, to }: Period) => {
    if (side === 'next') return from > today;
    return side === 'last' ? to < today : from <= today;
  };
  for (let count = 0; count < YEARS_TO_TRY; count += 1) {
    const period = periodIn(yearOf(today) + step * count);
    if (period && isMeant(period)) return period;
  }
  return null;
}

const pointPeriod = (point: CalendarPoint, today: Day): Period | null =>
  point.year === null ? nearest(today, point.side, (year) => inYear(point, year)) : inYear(point, point.year);

/** `Lo scorso marzo` is a month of another year in an article of another year. */
const named = (period: Period | null, text: string): NamedPeriod | null =>
  period && { ...period, naming: /scors|passat|pross|quest/i.test(text) ? 'relative' : 'calendar' };

/** The period of a stated day, month or year; without a year, the latest that has begun. */
export const periodOf = (text: string, today: Day): NamedPeriod | null =>
  named(pointPeriod(readPoint(text, today), today), text);

/** Whether the words for a day or a month leave its year open. */
export function hasNoYear(text: string): boolean {
  const { year, side } = readPoint(text, '2000-01-01');
  return year === null && side === null;
}

/** The period of a stated day or month; without a year, the one that goes on or the next. */
export function comingPeriodOf(text: string, today: Day): NamedPeriod | null {
  const begun = periodOf(text, today);
  if (!hasNoYear(text) || (begun && begun.to >= today)) return begun;
  return named(pointPeriod({ ...readPoint(text, today), side: 'next' }, today), text);
}

/** The period between two stated days, months or years; without a year, the latest that has begun. */
export function periodBetween(fromText: string, toText: string, today: Day): NamedPeriod | null {
  const to = readPoint(toText, today);
  const from = withMonthOf(to, readPoint(fromText, today));
  if (!from) return null;
  const first = from.side ? pointPeriod(from, today) : null;
  const begun = first ? { ...from, year: yearOf(first.from) } : from;
  return named(between(begun, to, today), `${fromText} ${toText}`);
}

/** In `dal 3 al 7 marzo` the month belongs to both days. */
function withMonthOf(to: CalendarPoint, from: CalendarPoint): CalendarPoint | null {
  if (from.month !== null || from.date === null) return from;
  return to.date === null ? null : { ...from, month: to.month };
}

function between(from: CalendarPoint, to: CalendarPoint, today: Day): Period | null {
  const span = (year: number, endYear: number) => join(inYear(from, year), inYear(to, endYear));
  // `dal 28 dicembre al 3 gennaio` ends in the year after.
  const spanFrom = (year: number) =>
    span(year, year) ?? (from.month === to.month ? null : span(year, year + 1));
  if (from.year !== null && to.year !== null) return span(from.year, to.year);
  if (from.year !== null)
    return from.month === null ? join(inYear(from, from.year), pointPeriod(to, today)) : spanFrom(from.year);
  if (to.month === null) return null;
  if (to.year === null) return nearest(today, to.side, spanFrom);
  return span(to.year, to.year) ?? (from.month === to.month ? null : span(to.year - 1, to.year));
}

const join = (first: Period | null, last: Period | null): Period | null =>
  first && last && first.from <= last.to ? { from: first.from, to: last.to } : null;

/** The first, middle or last days of a month. @param part the word for them, such as `prima` or `fine` */
export function partOfMonth({ from, to, ...month }: NamedPeriod, part: string, days: number): NamedPeriod {
  const index = ['prim', 'second', 'terz', 'quart'].findIndex((ordinal) => part.startsWith(ordinal));
  if (/^(?:ultim|fine)/.test(part)) return { ...month, from: addDays(to, 1 - days), to };
  const first = addDays(from, days * (part.startsWith('met') ? 1 : Math.max(0, index)));
  return { ...month, from: first, to: addDays(first, days - 1) };
}
