import { addDays, dayAt, instantOf } from './dates.ts';
import type { Newsletter } from './newsletters.ts';
import type { Day } from './newsstand.ts';
import { weekdayOf } from './publishing-calendar.ts';

type Times = Pick<Newsletter, 'days' | 'at'>;

const HOUR_MS = 3_600_000;
/** A server that was down in the morning, or a paper that comes late: so long after its time a newsletter still leaves. */
export const LATE_HOURS = 3;
const LATE_MS = LATE_HOURS * HOUR_MS;
/** Before that ends it leaves with what there is. */
const LAST_CALL_MS = HOUR_MS / 4;
/** What a mail server did not take until then is not sent any more: it would be of no use. */
const WORTH_MS = 6 * HOUR_MS;
const WEEK = [1, 2, 3, 4, 5, 6, 7];
/** What leaves so often in a week tells of one day. */
const OFTEN = 5;

/** The day in Rome of which a newsletter is due to leave now; null where it is none, or too early or too late on it. ACC-07 */
export function dueOn({ days, at }: Times, now: Date): Day | null {
  const today = dayAt(now);
  if (!days.includes(weekdayOf(today))) return null;
  const late = now.getTime() - instantOf(today, at).getTime();
  return late >= 0 && late < LATE_MS ? today : null;
}

/** Whether a newsletter that is due on a day leaves now or not at all. ACC-07 */
export const isLastCall = ({ at }: Pick<Times, 'at'>, day: Day, now: Date): boolean =>
  now.getTime() - instantOf(day, at).getTime() >= LATE_MS - LAST_CALL_MS;

/** Whether it tells of a single day, as one does that comes nearly every day; others tell of all since they left last. */
export const tellsOfOneDay = ({ days }: Pick<Times, 'days'>): boolean => days.length >= OFTEN;

/** Until when a newsletter of a day is worth being sent. */
export const worthUntil = ({ at }: Pick<Times, 'at'>, day: Day): Date =>
  new Date(instantOf(day, at).getTime() + WORTH_MS);

/** The first day that a newsletter of a day tells of: the morrow of the one on which it left before. Nothing comes twice. */
export function tellsSince({ days }: Pick<Times, 'days'>, day: Day): Day {
  const before = WEEK.find((ago) => days.includes(weekdayOf(addDays(day, -ago)))) ?? WEEK.length;
  return addDays(day, 1 - before);
}
