import type { Day } from '#domain/newsstand.ts';
import { weekdayOf } from '#domain/publishing-calendar.ts';
import type { Contacts, WeekPart } from '#domain/support/contacts.ts';
import { channelStrings as strings } from './strings.ts';

const DAYS = ['domenica', 'lunedì', 'martedì', 'mercoledì', 'giovedì', 'venerdì', 'sabato'];
const brief = (day: number) => (DAYS[day] ?? '').slice(0, 3);

/** `9`, `9.30`. */
const clock = (time: string) => time.replace(':', '.').replace('.00', '').replace(/^0/, '');

function daysOf({ first, last, hours }: WeekPart): string {
  const days = first === last ? (DAYS[first] ?? '') : `${brief(first)}–${brief(last)}`;
  return hours ? days : strings.andHolidays(days);
}

/** Monday first, so that Sunday is the seventh. */
const place = (weekday: number) => (weekday + 6) % 7;

const holds = ({ first, last }: WeekPart, weekday: number) =>
  place(first) <= place(weekday) && place(weekday) <= place(last);

/** Rows of the table of hours. On a holiday the row of holidays is marked as today's. HLP-03 */
export function hoursRows(
  { week, phoneClosures }: Pick<Contacts, 'week' | 'phoneClosures'>,
  today: Day | null,
): { days: string; hours: string; isToday: boolean }[] {
  const closedToday = today !== null && phoneClosures.includes(today);
  const rows = week.map((part) => ({
    days: daysOf(part),
    hours: part.hours ? `${clock(part.hours.from)}–${clock(part.hours.to)}` : strings.closed,
    isToday: today !== null && (closedToday ? !part.hours : holds(part, weekdayOf(today))),
  }));
  if (week.some(({ hours }) => !hours)) return rows;
  return [...rows, { days: strings.holidays, hours: strings.closed, isToday: closedToday }];
}
