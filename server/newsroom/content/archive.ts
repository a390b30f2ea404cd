import { type Calendar, type CalendarDay, type DayIssues, type Month, monthOf } from '#domain/archive.ts';
import type { Brand } from '#domain/brands/brand.ts';
import { dayAt } from '#domain/dates.ts';
import { isDay } from '#domain/day.ts';
import type { Day } from '#domain/newsstand.ts';
import { publishingHoliday, weekdayOf } from '#domain/publishing-calendar.ts';
import type { Orm } from '#server/base/db/connect.ts';
import { issueDays, readPublishedDays } from '../db/archive-queries.ts';
import { findEdition } from '../db/issue-queries.ts';
import { NATIONAL } from '../db/readable-issues.ts';
import { type Extent, mayHaveIssue } from './extents.ts';
import { issuesOf, smallIssues } from './issues.ts';

const MAX_DAYS = 400;

const earlierOf = (a: Day, b: Day | undefined): Day => (b !== undefined && b < a ? b : a);

/** Days on which an edition came out, newest first; null for an unknown edition. NWS-08 */
export async function readIssueDays(
  orm: Orm,
  brand: Brand,
  slug: string,
  now: Date,
  { from, to }: { from: Day | undefined; to: Day | undefined },
): Promise<{ day: Day; pages: number }[] | null> {
  const edition = await findEdition(orm, brand.sigla, { slug });
  if (!edition) return null;
  const national = await findEdition(orm, brand.sigla, { slug: NATIONAL });
  const period = { from, to: earlierOf(dayAt(now), to) };
  const ids = { editionId: edition.id, nationalId: national?.id };
  return await issueDays(orm, ids, { period, limit: MAX_DAYS }, now);
}

/** Calendar of a month, by default that of the latest issue, with the state of each day. NWS-08 */
export async function readCalendar(
  orm: Orm,
  brand: Brand,
  now: Date,
  extent: Extent,
  requestedMonth?: Month,
): Promise<Calendar> {
  const { first, latest } = extent;
  const today = dayAt(now);
  const month = requestedMonth ?? monthOf(latest ?? today);
  const days = daysOf(month);
  const period = { from: days[0], to: earlierOf(today, days.at(-1)) };
  const mayHaveIssues = mayHaveIssue(extent, { from: days[0], to: days.at(-1) }, today);
  const publishedDays = mayHaveIssues
    ? await readPublishedDays(orm, brand.sigla, period, now)
    : new Set<Day>();
  const calendarDays = days.map((day) =>
    toCalendarDay(day, { today, first, publishedDays, restDays: brand.restDays }),
  );
  return { month, today, first, latest, days: calendarDays };
}

function daysOf(month: Month): Day[] {
  const numbers = Array.from({ length: 31 }, (_, index) => String(index + 1).padStart(2, '0'));
  return numbers.map((number) => `${month}-${number}`).filter(isDay);
}

type CalendarFacts = {
  today: Day;
  first: Day | null;
  publishedDays: ReadonlySet<Day>;
  restDays: readonly number[];
};

/**
 * A day with its state. An existing issue counts more than any rule: papers also come out on holidays and
 * rest days.
 */
function toCalendarDay(day: Day, { today, first, publishedDays, restDays }: CalendarFacts): CalendarDay {
  if (publishedDays.has(day)) return { day, state: 'out' };
  if (first !== null && day < first) return { day, state: 'before' };
  const holiday = publishingHoliday(day);
  if (holiday) return { day, state: 'holiday', holiday };
  if (restDays.includes(weekdayOf(day))) return { day, state: 'rest' };
  if (day > today) return { day, state: 'future' };
  if (day === today) return { day, state: 'awaited' };
  return { day, state: first === null ? 'before' : 'missing' };
}

/** Issues of all editions of a day, by default of the latest day that has any; none of a future day. NWS-08 */
export async function readDayIssues(
  orm: Orm,
  brand: Brand,
  now: Date,
  extent: Extent,
  requestedDay?: Day,
): Promise<DayIssues> {
  const today = dayAt(now);
  const day = requestedDay ?? extent.latest;
  if (day === null || !mayHaveIssue(extent, { from: day, to: day }, today)) return { day, issues: [] };
  const printedIssues = await issuesOf(orm, [{ brand: brand.sigla, day }], now);
  return { day, issues: await smallIssues(orm, printedIssues, now) };
}
