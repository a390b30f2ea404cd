import type { Day } from '#domain/newsstand.ts';
import { weekdayOf } from '#domain/publishing-calendar.ts';
import type { Contacts, WeekPart } from '#domain/support/contacts.ts';
import { channelStrings as strings } from './strings.ts';

const DAYS = ['domenica', 'lunedì', 'martedì', 'mercoledì', 'giovedì', 'venerdì', 'sabato'];
const shortName = (day: number) => (DAYS[day] ?? '').slice(0, 3);

/** `9`, `9.30`. */
const clock = (time: string) => time.replace(':', '.').replace('.00', '').replace(/^0/, '');

function daysOf({ first, last, hours }: WeekPart): string {
  const days = first === last ? (DAYS[first] ?? '') : `${shortName(first)}–${shortName(last)}`;
  return hours ? days : strings.andHolidays(days);
}

/** Position of a weekday in a week that begins with Monday, from 0. */
const weekPosition = (weekday: number) => (weekday + 6) % 7;

const includesDay = ({ first, last }: WeekPart, weekday: number) =>
  weekPosition(first) <= weekPosition(weekday) && weekPosition(weekday) <= weekPosition(last);

/** Rows of the table of hours. On a holiday the row of holidays is marked as today's. HLP-03 */
export function hoursRows(
  { week, phoneClosures }: Pick<Contacts, 'week' | 'phoneClosures'>,
  today: Day | null,
): { days: string; hours: string; isToday: boolean }[] {
  const closedToday = today !== null && phoneClosures.includes(today);
  const rows = week.map((part) => ({
    days: daysOf(part),
    hours: part.hours ? `${clock(part.hours.from)}–${clock(part.hours.to)}` : strings.closed,
    isToday: today !== null && (closedToday ? !part.hours : includesDay(part, weekdayOf(today))),
  }));
  if (week.some(({ hours }) => !hours)) return rows;
  return [...rows, { days: strings.holidays, hours: strings.closed, isToday: closedToday }];
}
