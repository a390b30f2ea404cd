import { addDays } from '#domain/dates.ts';
import type { Day } from '#domain/newsstand.ts';
import { weekdayOf } from '#domain/publishing-calendar.ts';
import { type Opening, openingsFrom } from '#domain/support/hours.ts';
import { HOLIDAYS_WITHOUT_OPERATORS, SERVICE_WEEK } from '#domain/support/service-hours.ts';
import { loadOnce } from '#server/base/load-once.ts';

/** The calendar library covers the whole world and loads slowly, so it is imported at its first use. */
const italianCalendar = loadOnce(async () => {
  const { default: Holidays } = await import('date-holidays');
  return new Holidays('IT');
});
const holidaysByYear = new Map<number, ReadonlySet<Day>>();

/** Italy's public holidays of a year. HLP-03 */
async function italianHolidays(year: number): Promise<ReadonlySet<Day>> {
  const cached = holidaysByYear.get(year);
  if (cached) return cached;
  const all = (await italianCalendar()).getHolidays(year);
  const days = new Set(all.flatMap(({ type, date }) => (type === 'public' ? [date.slice(0, 10)] : [])));
  holidaysByYear.set(year, days);
  return days;
}

/** Number of days for which openings are given: more than the service is ever closed without a break. */
const DAYS_AHEAD = 14;

export type Openings = {
  phone: Opening[];
  operators: Opening[];
  /** Public holidays on which the telephone would otherwise be answered. */
  phoneClosures: Day[];
};

/** Opening hours of the next two weeks, one calendar for the telephone, the chat and all pages that mention them. */
export async function openingsFromDay(day: Day): Promise<Openings> {
  const years = new Set([day, addDays(day, DAYS_AHEAD)].map((date) => Number(date.slice(0, 4))));
  const holidays = await Promise.all([...years].map(italianHolidays));
  const isHoliday = (date: Day) => holidays.some((holidaysOfYear) => holidaysOfYear.has(date));
  const isWithoutOperators = (date: Day) => HOLIDAYS_WITHOUT_OPERATORS.includes(date.slice(5));
  const days = Array.from({ length: DAYS_AHEAD }, (_, index) => addDays(day, index));
  return {
    phoneClosures: days.filter((date) => isHoliday(date) && SERVICE_WEEK[weekdayOf(date)]),
    phone: openingsFrom({ week: SERVICE_WEEK, isClosed: isHoliday }, day, DAYS_AHEAD),
    operators: openingsFrom({ week: SERVICE_WEEK, isClosed: isWithoutOperators }, day, DAYS_AHEAD),
  };
}
