import type { Day, Edition, Issue } from './newsstand.ts';
import type { PublishingHoliday } from './publishing-calendar.ts';

/** A month as `YYYY-MM`. */
export type Month = string;

/**
 * State of a day: `out`, at least one edition was published; `awaited`, today's is due; `future`; `before` the first
 * stored issue; `holiday`, no newspaper in Italy; `rest`, a weekday on which this newspaper is not
 * published; `missing`, it should have been published.
 */
export type DayState =
  | { state: 'out' | 'awaited' | 'future' | 'before' | 'rest' | 'missing' }
  | { state: 'holiday'; holiday: PublishingHoliday };

export type CalendarDay = { day: Day } & DayState;

/** One month of the archive; `first` and `latest` are the days of its oldest and newest issue. NWS-08 */
export type Calendar = {
  month: Month;
  today: Day;
  first: Day | null;
  latest: Day | null;
  days: CalendarDay[];
};

/** The issues of a day, with their front pages; `day` is null before the first issue was ever imported. */
export type DayIssues = { day: Day | null; issues: Issue[] };

/** An article of a back issue; `passage` is never longer than what everybody may read. */
export type BackIssueHit = {
  id: number;
  slug: string;
  title: string;
  passage: string;
  day: Day;
  edition: Pick<Edition, 'slug' | 'name'>;
  page: number | null;
};

/** A page of results from back issues; with `hasMore`, more than `total` match. */
export type BackIssueResults = { total: number; hasMore: boolean; pages: number; hits: BackIssueHit[] };

const MONTH = /^(?!0000)\d{4}-(?:0[1-9]|1[0-2])$/;

export const isMonth = (text: string): text is Month => MONTH.test(text);

export const monthOf = (day: Day): Month => day.slice(0, 7);

/** The month that is this number of months later, or earlier. */
export function addMonths(month: Month, months: number): Month {
  const [year = 0, number = 1] = month.split('-').map(Number);
  const count = year * 12 + number - 1 + months;
  return `${String(Math.floor(count / 12)).padStart(4, '0')}-${String((count % 12) + 1).padStart(2, '0')}`;
}
