import { addDays } from '#domain/dates.ts';
import type { Day } from '#domain/newsstand.ts';
import { AMOUNT, AMOUNT_END, amountOf } from './amount-of-time.ts';
import {
  DAY_OF_MONTH,
  FIRST_END,
  FROM,
  fullYear,
  MONTH,
  NAMED_DAY,
  NUMERIC_DAY,
  partOfMonth,
  periodBetween,
  periodOf,
  ROUGH_MONTH,
  SHORT_NUMERIC_DAY,
  UNTIL,
  YEAR,
} from './calendar-point.ts';
import { OPEN_FORMS } from './open-forms.ts';
import {
  COUNTED,
  calendarForm,
  type Groups,
  isCounted,
  plain,
  type TimeForm,
  WEEK_DAYS,
  wholeMonth,
  wholeYears,
} from './time-form.ts';

const TO = String.raw`\s+(?:e\s+)?(?:${UNTIL}\s+)?(?:(?:al?|ad|alla|ai)\s+|all['’]\s*)`;
const BETWEEN = String.raw`(?:tra|fra)\s+(?:(?:il|la|i)\s+|l['’]\s*)?`;
const AND = String.raw`\s+ed?\s+(?:(?:il|la|i|del)\s+|(?:l|dell)['’]\s*)?`;
const LAST_END = `(?<to>${NUMERIC_DAY}|${SHORT_NUMERIC_DAY}|${NAMED_DAY}|${ROUGH_MONTH}|${YEAR}${COUNTED})`;

const readRange = ({ from = '', to = '', counted }: Groups, today: Day) =>
  isCounted(counted) ? null : periodBetween(from, to, today);

function readYears({ from, to = '', counted }: Groups) {
  const first = Number(from);
  // The second year of a season is shortened: `2024-25`.
  const isShort = to.length === 2;
  const last = isShort ? first + 1 : Number(to);
  const isRange = first <= last && (!isShort || String(last).endsWith(to));
  return isRange && !isCounted(counted) ? wholeYears(first, last) : null;
}

const RANGE_FORMS: readonly TimeForm[] = [
  calendarForm(
    String.raw`(?:dal(?:l['’]anno)?|tra il|fra il)\s+(?<from>${YEAR})\s+(?:(?:fino\s+)?al|e il)\s+(?<to>${YEAR})`,
    readYears,
  ),
  calendarForm(String.raw`(?<=nel\s+)(?<from>${YEAR})\s+e\s+(?:nel\s+)?(?<to>${YEAR})`, readYears),
  calendarForm(
    String.raw`(?<from>${YEAR})\s?[-–/]\s?(?<to>${YEAR}|\d\d(?![\p{L}\p{N}]|[-/.]\d))${COUNTED}`,
    readYears,
  ),
  calendarForm(`${FROM}${FIRST_END}${TO}${LAST_END}`, readRange),
  calendarForm(`${BETWEEN}${FIRST_END}${AND}${LAST_END}`, readRange),
  // Days and months in a row: `l’8 e 9 giugno`, `3-7 marzo`, `marzo, aprile e maggio`, `gennaio-marzo`.
  calendarForm(
    String.raw`(?<=(?:^|[^\p{L}])(?:il|i|del|dei|nei|al|ai|dal)\s+|['’]\s*)(?:giorni\s+)?(?<from>${DAY_OF_MONTH})(?:\s*,\s*\d{1,2})*${AND}(?<to>${NAMED_DAY})`,
    readRange,
  ),
  calendarForm(String.raw`(?<from>\d{1,2})(?:\s*,\s*\d{1,2})*\s+e\s+(?<to>\d{1,2}\s+${MONTH})`, readRange),
  calendarForm(String.raw`(?<from>\d{1,2})\s*[-–/]\s*(?<to>${NAMED_DAY})`, readRange),
  calendarForm(
    String.raw`(?<from>${MONTH})(?:\s*,\s*${MONTH})*(?:\s+ed?\s+(?:(?:ad?|in|di)\s+|d['’]\s*)?|\s*[-–/]\s*)(?<to>${MONTH})`,
    readRange,
  ),
];

/** Number of days that the words for a part of a month mean without a number of their own. */
const PART_DAYS = 10;
const OF = String.raw`(?:(?:di|del)\s+|d['’]\s*)`;

function readPartOfMonth({ part, amount, unit, month = '' }: Groups, today: Day) {
  const period = periodOf(month, today);
  const count = amount ? amountOf(amount) : 1;
  if (!period || count === null) return null;
  if (unit === undefined) return partOfMonth(period, plain(part), PART_DAYS);
  const isOneDay = /^giorno$/i.test(unit);
  const days = isOneDay || (amount && /^giorn/i.test(unit)) ? count : count * WEEK_DAYS;
  return partOfMonth(period, plain(part), days);
}

/** The number before a month and a year is not that of a law: `legge 11/2025`. */
const OF_NO_LAW = String.raw`(?<!(?:legge|decreto|d\.?l\.?|dlgs|n\.?|numero|articolo|art\.?|sentenza|delibera|ordinanza|regolamento|direttiva|circolare)\s*(?:n\.?\s*|del\s+)?)`;

function readHalfOfMonth({ half, month = '' }: Groups, today: Day) {
  const period = periodOf(month, today);
  if (!period) return null;
  const middle = `${period.from.slice(0, 8)}15`;
  return plain(half) === 'prima' ? { ...period, to: middle } : { ...period, from: addDays(middle, 1) };
}

const DATE_FORMS: readonly TimeForm[] = [
  calendarForm(String.raw`(?<half>prima|seconda)\s+met[aà]\s+${OF}(?<month>${MONTH})`, readHalfOfMonth),
  calendarForm(
    String.raw`(?<part>prim[aoie]|second[ao]|terz[ao]|quart[ao]|ultim[aoie])\s+(?:(?<amount>${AMOUNT})${AMOUNT_END})?(?<unit>giorn[oi]|settiman[ae])\s+${OF}(?<month>${MONTH})`,
    readPartOfMonth,
  ),
  calendarForm(
    String.raw`(?:(?<part>inizio|met[aà]|fine)\s+(?:${OF})?|(?<first>primi)\s+${OF})(?<month>${MONTH})`,
    ({ part, first, month }, today) => readPartOfMonth({ part: part ?? first, month }, today),
  ),
  calendarForm(`(?<day>${NAMED_DAY}|${NUMERIC_DAY})`, ({ day = '' }, today) => periodOf(day, today)),
  calendarForm(
    String.raw`(?<=(?:^|\s)(?:il|del|al|giorno)\s+)(?<day>${SHORT_NUMERIC_DAY}(?:\s+(?:scorso|passato|prossimo))?)`,
    ({ day = '' }, today) => periodOf(day, today),
  ),
  calendarForm(`${OF_NO_LAW}(?<month>0?[1-9]|1[0-2])/(?<year>${YEAR})`, ({ month, year }) =>
    wholeMonth(Number(year), Number(month) - 1),
  ),
  calendarForm(`(?<month>${MONTH})`, ({ month = '' }, today) =>
    saysWhichMonth(month) ? periodOf(month, today) : null,
  ),
  calendarForm(
    String.raw`(?<=(?:^|\s)(?:(?:a|ad|in|di|da)\s+|d['’]\s*))(?<month>${MONTH})`,
    ({ month = '' }, today) => periodOf(month, today),
  ),
];

/** The name of a month alone may be that of a person, unless a preposition precedes it. */
const saysWhichMonth = (month: string): boolean => /\s/.test(month);

/** Forms of days and months. A longer, more exact form comes before those that match a part of it. */
export const CALENDAR_FORMS: readonly TimeForm[] = [...RANGE_FORMS, ...OPEN_FORMS, ...DATE_FORMS];

/** Forms of single years, which other forms contain. */
export const YEAR_FORMS: readonly TimeForm[] = [
  calendarForm(
    String.raw`(?:(?:corso del|fine del|inizio del)\s+)?(?:anno\s+)?(?<=(?:^|\s)(?:nel|del|al|il|per il|anno|corso del)\s+|dell['’]anno\s+)(?<year>${YEAR})`,
    ({ year }) => wholeYears(Number(year)),
  ),
  calendarForm(String.raw`(?<=(?:nel|del|il)\s+)['’](?<short>\d\d)`, ({ short = '' }, today) =>
    wholeYears(fullYear(short, today)),
  ),
  // A number before a noun that it counts is not a year: `2000 euro`, `1800 esuberi`.
  calendarForm(String.raw`(?<![€$£]\s*)(?<year>${YEAR})${COUNTED}`, ({ year, counted }) =>
    isCounted(counted) ? null : wholeYears(Number(year)),
  ),
];
