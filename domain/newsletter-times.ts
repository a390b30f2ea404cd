import { addDays, dayAt, instantOf } from './dates.ts';
import type { Newsletter } from './newsletters.ts';
import type { Day } from './newsstand.ts';
import { weekdayOf } from './publishing-calendar.ts';

type Times = Pick<Newsletter, 'days' | 'at'>;

const HOUR_MS = 3_600_000;
/** A newsletter is still sent this long after its time, if the server was down or the paper is late. */
export const MAX_LATE_HOURS = 3;
const MAX_LATE_MS = MAX_LATE_HOURS * HOUR_MS;
/**
 * In the last part of that time it is sent with the contents that exist, even if the issue is still missing.
 */
const LAST_PART_MS = HOUR_MS / 4;
/**
 * Time after which letters that the mail server has not accepted are no longer sent, because they would be of
 * no use.
 */
const MAX_SENDING_MS = 6 * HOUR_MS;
const DAYS_AGO = [1, 2, 3, 4, 5, 6, 7];
/** A newsletter that is sent on this many days of the week covers one day only. */
const MIN_DAYS_OF_DAILY = 5;

/**
 * The day in Rome for which a newsletter is due now; null if it is not sent today, or it is too early or too
 * late. ACC-07
 */
export function dueOn({ days, at }: Times, now: Date): Day | null {
  const today = dayAt(now);
  if (!days.includes(weekdayOf(today))) return null;
  const lateMs = now.getTime() - instantOf(today, at).getTime();
  return lateMs >= 0 && lateMs < MAX_LATE_MS ? today : null;
}

/** Whether a newsletter that is due on a day must be sent now or never. ACC-07 */
export const mustBeSentNow = ({ at }: Pick<Times, 'at'>, day: Day, now: Date): boolean =>
  now.getTime() - instantOf(day, at).getTime() >= MAX_LATE_MS - LAST_PART_MS;

/**
 * Whether a newsletter covers a single day, as a nearly daily one does; others cover all days since they were
 * last sent.
 */
export const coversOneDay = ({ days }: Pick<Times, 'days'>): boolean => days.length >= MIN_DAYS_OF_DAILY;

/** Until when a newsletter of a day is worth sending. */
export const sendableUntil = ({ at }: Pick<Times, 'at'>, day: Day): Date =>
  new Date(instantOf(day, at).getTime() + MAX_SENDING_MS);

/** The first day that a newsletter covers: the day after it was last due, so that nothing is sent twice. */
export function coversFrom({ days }: Pick<Times, 'days'>, day: Day): Day {
  const daysSinceLast =
    DAYS_AGO.find((ago) => days.includes(weekdayOf(addDays(day, -ago)))) ?? DAYS_AGO.length;
  return addDays(day, 1 - daysSinceLast);
}
