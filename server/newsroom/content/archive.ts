import { type Calendar, type CalendarDay, type DayIssues, type Month, monthOf } from '#domain/archive.ts';
import type { Brand } from '#domain/brands/brand.ts';
import { dayAt } from '#domain/dates.ts';
import { isDay } from '#domain/day.ts';
import type { Day } from '#domain/newsstand.ts';
import { publishingHoliday, weekdayOf } from '#domain/publishing-calendar.ts';
import type { Orm } from '#server/base/db/connect.ts';
import { daysOut, issueDays } from '../db/archive-queries.ts';
import { findEdition } from '../db/issue-queries.ts';
import { type Extent, mayHold } from './extents.ts';
import { issuesOf, NATIONAL, smallIssues } from './issues.ts';

const MOST_DAYS = 400;

const earlier = (a: Day, b: Day | undefined): Day => (b !== undefined && b < a ? b : a);

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
  return await issueDays(orm, edition.id, national?.id, { from, to: earlier(dayAt(now), to) }, MOST_DAYS);
}

/** Calendar of a month, by default the current one, with the state of each day. NWS-08 */
export async function readCalendar(
  orm: Orm,
  brand: Brand,
  now: Date,
  extent: Extent,
  asked?: Month,
): Promise<Calendar> {
  const { first, latest } = extent;
  const today = dayAt(now);
  const month = asked ?? monthOf(today);
  const days = daysOf(month);
  const period = { from: days[0], to: earlier(today, days.at(-1)) };
  const isWithin = mayHold(extent, { from: days[0], to: days.at(-1) }, today);
  const out = isWithin ? await daysOut(orm, brand.sigla, period) : new Set<Day>();
  const judged = days.map((day) => judgeDay(day, { today, first, out, restDays: brand.restDays }));
  return { month, today, first, latest, days: judged };
}

function daysOf(month: Month): Day[] {
  const numbers = Array.from({ length: 31 }, (_, index) => String(index + 1).padStart(2, '0'));
  return numbers.map((number) => `${month}-${number}`).filter(isDay);
}

type Known = { today: Day; first: Day | null; out: ReadonlySet<Day>; restDays: readonly number[] };

/** An existing issue counts more than any rule, because papers also come out on days on which they need not. */
function judgeDay(day: Day, { today, first, out, restDays }: Known): CalendarDay {
  if (out.has(day)) return { day, state: 'out' };
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
  asked?: Day,
): Promise<DayIssues> {
  const today = dayAt(now);
  const day = asked ?? extent.latest;
  if (day === null || !mayHold(extent, { from: day, to: day }, today)) return { day, issues: [] };
  const printed = await issuesOf(orm, [{ brand: brand.sigla, day }], now);
  return { day, issues: await smallIssues(orm, printed, now) };
}
