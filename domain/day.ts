import type { Day } from './newsstand.ts';

/** There is no year 0 in the calendar, nor in the database. */
const DAY = /^(?!0000)\d{4}-\d{2}-\d{2}$/;

/**
 * Whether a text is a real calendar day written `YYYY-MM-DD`: 2026-02-30 is not. Without a date library, because the
 * worker uses it too.
 */
export function isDay(text: string): text is Day {
  const instant = DAY.test(text) ? Date.parse(`${text}T00:00:00Z`) : Number.NaN;
  return !Number.isNaN(instant) && new Date(instant).toISOString().startsWith(text);
}
