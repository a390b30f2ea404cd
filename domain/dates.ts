import type { Day } from './newsstand.ts';

/** Time zone of every business rule, whatever the device's is. */
export const TIME_ZONE = 'Europe/Rome';

// No date library: for these two lists and one rule it would be a twentieth of the article page's script.
/** Italian names of the weekdays; Sunday is 0. */
export const WEEKDAYS = ['domenica', 'lunedì', 'martedì', 'mercoledì', 'giovedì', 'venerdì', 'sabato'];
export const MONTHS = [
  'gennaio',
  'febbraio',
  'marzo',
  'aprile',
  'maggio',
  'giugno',
  'luglio',
  'agosto',
  'settembre',
  'ottobre',
  'novembre',
  'dicembre',
];

const DAY_MS = 86_400_000;

const HOUR_MS = 3_600_000;
const SUMMER_START_MONTH = 2;
/** Month in which summer time ends; until 1995 it was September. */
const summerEndMonth = (year: number) => (year < 1996 ? 8 : 9);

/** The last Sunday of a month, at one o'clock UTC. */
function clockChange(year: number, month: number): number {
  const lastDay = new Date(Date.UTC(year, month + 1, 0, 1));
  return lastDay.getTime() - lastDay.getUTCDay() * DAY_MS;
}

/**
 * Rome's offset from UTC, by the rule that Europe has had since 1981 (today Directive 2000/84/EC). The
 * browser's own formatter knows it too, but creating one takes as long as starting the whole rest of the
 * worker.
 */
function offsetMs(instant: Date): number {
  const time = instant.getTime();
  const year = instant.getUTCFullYear();
  const isSummer =
    time >= clockChange(year, SUMMER_START_MONTH) && time < clockChange(year, summerEndMonth(year));
  return isSummer ? 2 * HOUR_MS : HOUR_MS;
}

function inRome(instant: Date | string) {
  const date = new Date(instant);
  const [day = '', time = ''] = new Date(date.getTime() + offsetMs(date)).toISOString().split('T');
  return { day, hour: Number(time.slice(0, 2)), minute: time.slice(3, 5) };
}

/** The day in Rome at an instant. */
export const dayAt = (instant: Date | string): Day => inRome(instant).day;

/**
 * The instant at which clocks in Rome show a time, `HH:MM`, on a day. In the night when summer time ends, the first of
 * two; a time that is skipped when it begins is an hour later.
 */
export function instantOf(day: Day, time: string): Date {
  const localAsUtc = Date.parse(`${day}T${time}:00Z`);
  const inSummer = new Date(localAsUtc - 2 * HOUR_MS);
  return offsetMs(inSummer) === 2 * HOUR_MS ? inSummer : new Date(localAsUtc - HOUR_MS);
}

const atMidnight = (day: Day) => new Date(`${day}T00:00:00Z`);

export const addDays = (day: Day, days: number): Day =>
  new Date(atMidnight(day).getTime() + days * DAY_MS).toISOString().slice(0, 10);

/**
 * The same day some months later; in a month that is too short, its last day.
 * @param dayOfMonth day to reach, if it differs from that of `day`: after a short month a later one can
 * return to it
 */
export function addMonths(day: Day, months: number, dayOfMonth = Number(day.slice(8))): Day {
  const [year = 0, month = 1] = day.split('-').map(Number);
  const last = new Date(Date.UTC(year, month - 1 + months + 1, 0));
  const date = Math.min(dayOfMonth, last.getUTCDate());
  return `${last.toISOString().slice(0, 8)}${String(date).padStart(2, '0')}`;
}

/** `giovedì 3 aprile`. */
export function shortDate(day: Day): string {
  const date = atMidnight(day);
  return `${WEEKDAYS[date.getUTCDay()]} ${date.getUTCDate()} ${MONTHS[date.getUTCMonth()]}`;
}

/** `giovedì 3 aprile 2025`. TRK-07 */
export const longDate = (day: Day): string => `${shortDate(day)} ${day.slice(0, 4)}`;

/** `Oggi`, `Ieri`, else the long date. TRK-07 */
export function relativeDay(day: Day, today: Day): string {
  if (day === today) return 'Oggi';
  if (day === addDays(today, -1)) return 'Ieri';
  return longDate(day);
}

/** `6.30`: with a point and no leading zero. */
export function timeOfDay(instant: string): string {
  const { hour, minute } = inRome(instant);
  return `${hour}.${minute}`;
}

const ELIDED = { alle: 'all’', dalle: 'dall’', Dalle: 'Dall’', delle: 'dell’', le: 'l’' } as const;

/** A time after `alle`, `dalle`, `delle` or `le`, which are elided before one o'clock: `alle 6.30`, `all’1.30`, `all’1`. */
export const withTime = (article: keyof typeof ELIDED, time: string): string =>
  /^1(?!\d)/.test(time) ? `${ELIDED[article]}${time}` : `${article} ${time}`;

/** `Oggi, 6.30`, `Ieri, 22.10`, `martedì 1 aprile 2025, 6.30`. */
export const dateAndTime = (instant: string, today: Day): string =>
  `${relativeDay(dayAt(instant), today)}, ${timeOfDay(instant)}`;
