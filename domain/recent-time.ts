import { dateAndTime, dayAt } from './dates.ts';

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;
const DAY_MS = 24 * HOUR_MS;

/**
 * `adesso`, `3 minuti fa`, `2 ore fa`; a day ago or earlier `Ieri, 6.30` or the date. An instant after `now`, by
 * the clock of another machine, counts as now. TRK-07
 */
export function recentTime(instant: string, now: Date): string {
  const age = Math.max(0, now.getTime() - Date.parse(instant));
  if (age >= DAY_MS) return dateAndTime(instant, dayAt(now));
  if (age < MINUTE_MS) return 'adesso';
  const relative = new Intl.RelativeTimeFormat('it');
  return age < HOUR_MS
    ? relative.format(-Math.floor(age / MINUTE_MS), 'minute')
    : relative.format(-Math.floor(age / HOUR_MS), 'hour');
}
