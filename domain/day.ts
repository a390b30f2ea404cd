import type { Day } from './newsstand.ts';

/** No calendar, nor the database, has a year 0. */
const DAY = /^(?!0000)\d{4}-\d{2}-\d{2}$/;

/** A real calendar day written `YYYY-MM-DD`: 2026-02-30 is none. Without a date library: the worker asks it too. */
export function isDay(text: string): text is Day {
  const instant = DAY.test(text) ? Date.parse(`${text}T00:00:00Z`) : Number.NaN;
  return !Number.isNaN(instant) && new Date(instant).toISOString().startsWith(text);
}
