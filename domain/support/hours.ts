import { addDays, dayAt, instantOf, shortDate, timeOfDay, withTime } from '../dates.ts';
import type { Day } from '../newsstand.ts';
import { weekdayOf } from '../publishing-calendar.ts';

/** A period between two times in Rome on the same day, `HH:MM`. */
export type Hours = { from: string; to: string };

/** Begins with Sunday, as in JavaScript; null for a day that is closed. */
export type Week = readonly [
  Hours | null,
  Hours | null,
  Hours | null,
  Hours | null,
  Hours | null,
  Hours | null,
  Hours | null,
];

/** The hours of a service staffed by people: its week, and the days on which it is closed. HLP-03, HLP-04 */
export type ServiceHours = { week: Week; isClosed: (day: Day) => boolean };

/** A period in which the service is open; `to` is its first moment of being closed. */
export type Opening = { from: Date; to: Date };

/** The openings of a number of days from the first one on, in order. */
export const openingsFrom = ({ week, isClosed }: ServiceHours, first: Day, days: number): Opening[] =>
  Array.from({ length: days }, (_, index) => addDays(first, index)).flatMap((day) => {
    const hours = isClosed(day) ? null : week[weekdayOf(day)];
    return hours ? [{ from: instantOf(day, hours.from), to: instantOf(day, hours.to) }] : [];
  });

/** Whether a service is open at a moment. `opens` is null if no coming opening is known. */
export type OpeningState = { open: true; until: Date } | { open: false; opens: Date | null };

export function stateAt(openings: readonly Opening[], now: Date): OpeningState {
  const next = openings.find(({ to }) => now < to);
  if (!next) return { open: false, opens: null };
  return now < next.from ? { open: false, opens: next.from } : { open: true, until: next.to };
}

/** A time as it is spoken, without zero minutes: `9`, `9.30`. */
const clock = (instant: Date) => timeOfDay(instant.toISOString()).replace('.00', '');

function dayWords(day: Day, today: Day): string {
  if (day === today) return 'oggi';
  if (day === addDays(today, 1)) return 'domani';
  const [weekday = ''] = shortDate(day).split(' ');
  return day < addDays(today, 7) ? weekday : shortDate(day);
}

/** `fino alle 21`. */
export const untilWords = (until: Date): string => `fino ${withTime('alle', clock(until))}`;

/** `oggi alle 9`, `lunedì alle 9`, `martedì 7 aprile alle 9`. */
export const momentWords = (at: Date, now: Date): string =>
  `${dayWords(dayAt(at), dayAt(now))} ${withTime('alle', clock(at))}`;

/** `aperto fino alle 21`, `riapre lunedì alle 9`: follows the name of the service. HLP-03 */
export function stateWords(state: OpeningState, now: Date): string {
  if (state.open) return `aperto ${untilWords(state.until)}`;
  return state.opens ? `riapre ${momentWords(state.opens, now)}` : 'chiuso';
}

/** When the text about the openings becomes outdated: when one begins or ends, or at midnight. */
export function nextChangeOf(openings: readonly Opening[], now: Date): Date {
  const midnight = instantOf(addDays(dayAt(now), 1), '00:00');
  const changes = openings.flatMap(({ from, to }) => [from, to]).filter((change) => change > now);
  return changes.reduce((first, change) => (change < first ? change : first), midnight);
}
