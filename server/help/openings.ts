import { addDays } from '#domain/dates.ts';
import type { Day } from '#domain/newsstand.ts';
import { NO_OPERATORS, SERVICE_WEEK } from '#domain/support/desks.ts';
import { type Opening, openingsFrom } from '#domain/support/hours.ts';
import { italianHolidays } from './holidays.ts';

/** Longer than any row of days on which nobody is there. */
const DAYS = 14;

export type Openings = { phone: Opening[]; operators: Opening[] };

/** When somebody is there in the next two weeks: one calendar for the telephone, the chat and all that tells of them. */
export async function openingsFromDay(day: Day): Promise<Openings> {
  const years = new Set([day, addDays(day, DAYS)].map((one) => Number(one.slice(0, 4))));
  const holidays = await Promise.all([...years].map(italianHolidays));
  const isHoliday = (one: Day) => holidays.some((some) => some.has(one));
  const isWithout = (one: Day) => NO_OPERATORS.includes(one.slice(5));
  return {
    phone: openingsFrom({ week: SERVICE_WEEK, isClosed: isHoliday }, day, DAYS),
    operators: openingsFrom({ week: SERVICE_WEEK, isClosed: isWithout }, day, DAYS),
  };
}
