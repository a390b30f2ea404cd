import { addDays } from './dates.ts';
import type { Day } from './newsstand.ts';

/** Why no newspaper is published in Italy on a day. */
export type PublishingHoliday =
  | 'new-year'
  | 'easter-monday'
  | 'labour-day'
  | 'assumption'
  | 'christmas'
  | 'saint-stephen';

/**
 * The days on which Italian newspapers are not published, as the publishers' federation (FIEG) announces them every
 * year: days on which the news-stands are closed, and the days after the two holidays on which newsrooms and printers
 * rest.
 */
const FIXED_HOLIDAYS: Readonly<Record<string, PublishingHoliday>> = {
  '01-01': 'new-year',
  '05-02': 'labour-day',
  '08-16': 'assumption',
  '12-25': 'christmas',
  '12-26': 'saint-stephen',
};

/** Easter Sunday, by the anonymous Gregorian computus; years before 1583 are computed by the same calendar. */
export function easterSunday(year: number): Day {
  const golden = year % 19;
  const century = Math.floor(year / 100);
  const yearOfCentury = year % 100;
  const moonShift = Math.floor((century - Math.floor((century + 8) / 25) + 1) / 3);
  const moon = (19 * golden + century - Math.floor(century / 4) - moonShift + 15) % 30;
  const week = (32 + 2 * (century % 4) + 2 * Math.floor(yearOfCentury / 4) - moon - (yearOfCentury % 4)) % 7;
  const late = Math.floor((golden + 11 * moon + 22 * week) / 451);
  return addDays(`${String(year).padStart(4, '0')}-03-22`, moon + week - 7 * late);
}

/** The holiday because of which no newspaper is published on a day; null for any other day. NWS-08 */
export function publishingHoliday(day: Day): PublishingHoliday | null {
  const fixed = FIXED_HOLIDAYS[day.slice(5)];
  if (fixed) return fixed;
  return day === addDays(easterSunday(Number(day.slice(0, 4))), 1) ? 'easter-monday' : null;
}

/** 0 is Sunday, as in JavaScript. */
export const weekdayOf = (day: Day): number => new Date(`${day}T00:00:00Z`).getUTCDay();
