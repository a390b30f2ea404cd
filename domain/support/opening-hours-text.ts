import { withTime } from '../dates.ts';
import type { Hours, Week } from './hours.ts';

const DAYS = [
  'la domenica',
  'il lunedì',
  'il martedì',
  'il mercoledì',
  'il giovedì',
  'il venerdì',
  'il sabato',
];
const FROM = ['dalla domenica', ...DAYS.slice(1).map((day) => day.replace('il ', 'dal '))];
const TO = ['alla domenica', ...DAYS.slice(1).map((day) => day.replace('il ', 'al '))];
/** In Italy the week begins on Monday. */
const WEEK_ORDER = [1, 2, 3, 4, 5, 6, 0];

/** `9`, `9.30`. */
export const clock = (time: string) => time.replace(':', '.').replace('.00', '').replace(/^0/, '');

/** `dalle 9 alle 21`. */
export const hoursText = ({ from, to }: Hours) =>
  `${withTime('dalle', clock(from))} ${withTime('alle', clock(to))}`;
const isSame = (one: Hours | null | undefined, other: Hours | null | undefined) =>
  one?.from === other?.from && one?.to === other?.to;

/** Groups consecutive days with the same hours, Monday first, closed days included. */
export function hoursByDays(week: Week): { first: number; last: number; hours: Hours | null }[] {
  const rows: { first: number; last: number; hours: Hours | null }[] = [];
  for (const day of WEEK_ORDER) {
    const hours = week[day] ?? null;
    const row = rows.at(-1);
    if (row && isSame(row.hours, hours)) row.last = day;
    else rows.push({ first: day, last: day, hours });
  }
  return rows;
}

/** `dal lunedì al venerdì dalle 9 alle 21, il sabato dalle 9 alle 13`. HLP-03 */
export const openingHoursText = (week: Week): string =>
  hoursByDays(week)
    .flatMap(({ first, last, hours }) => {
      if (!hours) return [];
      const days = first === last ? DAYS[first] : `${FROM[first]} ${TO[last]}`;
      return [`${days} ${hoursText(hours)}`];
    })
    .join(', ');
