import type { Day } from './newsstand.ts';

/** The zone of every business rule, whatever the device says. */
export const ZONE = 'Europe/Rome';

// A date library would be a twentieth of the article page's script for these two lists and a zone the browser knows.
const WEEKDAYS = ['domenica', 'lunedì', 'martedì', 'mercoledì', 'giovedì', 'venerdì', 'sabato'];
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

/** A formatter costs more than what it formats: one for the whole app. Digits only, so every engine writes the same. */
const ROMAN_CLOCK = new Intl.DateTimeFormat('en-GB', {
  timeZone: ZONE,
  year: 'numeric',
  month: '2-digit',
  day: '2-digit',
  hour: 'numeric',
  minute: '2-digit',
  hourCycle: 'h23',
});

function inRome(instant: Date | string) {
  const parts = ROMAN_CLOCK.formatToParts(new Date(instant));
  const part = (type: Intl.DateTimeFormatPartTypes) => parts.find((one) => one.type === type)?.value ?? '';
  return {
    day: `${part('year').padStart(4, '0')}-${part('month')}-${part('day')}`,
    hour: Number(part('hour')),
    minute: part('minute'),
  };
}

/** Which day it is in Rome at an instant. */
export const dayAt = (instant: Date | string): Day => inRome(instant).day;

const atMidnight = (day: Day) => new Date(`${day}T00:00:00Z`);

export const addDays = (day: Day, days: number): Day =>
  new Date(atMidnight(day).getTime() + days * DAY_MS).toISOString().slice(0, 10);

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

/** `Oggi, 6.30`, `Ieri, 22.10`, `martedì 1 aprile 2025, 6.30`. */
export const dateAndTime = (instant: string, today: Day): string =>
  `${relativeDay(dayAt(instant), today)}, ${timeOfDay(instant)}`;

/** `3 minuti fa`, `2 ore fa`, `5 giorni fa`. TRK-07 */
export function relativeTime(instant: string, now: number): string {
  const relative = new Intl.RelativeTimeFormat('it', { numeric: 'auto' });
  const seconds = Math.round((Date.parse(instant) - now) / 1000);
  if (Math.abs(seconds) < 60) return relative.format(0, 'minute');
  if (Math.abs(seconds) < 3600) return relative.format(Math.trunc(seconds / 60), 'minute');
  if (Math.abs(seconds) < 86_400) return relative.format(Math.trunc(seconds / 3600), 'hour');
  return relative.format(Math.trunc(seconds / 86_400), 'day');
}
