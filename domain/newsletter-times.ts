import { addDays, dayAt, instantOf } from './dates.ts';
import type { Newsletter } from './newsletters.ts';
import type { Day } from './newsstand.ts';
import { weekdayOf } from './publishing-calendar.ts';

type Times = Pick<Newsletter, 'days' | 'at'>;

const HOUR_MS = 3_600_000;
/** A newsletter still leaves this long after its time, if the server was down or the paper is late. */
export const LATE_HOURS = 3;
const LATE_MS = LATE_HOURS * HOUR_MS;
/** In the last part of that time it leaves with the contents that exist. */
const LAST_CALL_MS = HOUR_MS / 4;
/** A mail that the mail server has not accepted by then is no longer sent, because it would be of no use. */
const WORTH_MS = 6 * HOUR_MS;
const WEEK = [1, 2, 3, 4, 5, 6, 7];
/** A newsletter that leaves this often in a week covers one day. */
const DAILY_FROM = 5;

/**
 * The day in Rome for which a newsletter is due now; null if it does not leave today, or it is too early or too late.
 * ACC-07
 */
export function dueOn({ days, at }: Times, now: Date): Day | null {
  const today = dayAt(now);
  if (!days.includes(weekdayOf(today))) return null;
  const late = now.getTime() - instantOf(today, at).getTime();
  return late >= 0 && late < LATE_MS ? today : null;
}

/** Whether a newsletter that is due on a day must leave now or never. ACC-07 */
export const isLastCall = ({ at }: Pick<Times, 'at'>, day: Day, now: Date): boolean =>
  now.getTime() - instantOf(day, at).getTime() >= LATE_MS - LAST_CALL_MS;

/** Whether it covers a single day, as a nearly daily one does; others cover all days since they last left. */
export const coversOneDay = ({ days }: Pick<Times, 'days'>): boolean => days.length >= DAILY_FROM;

/** Until when a newsletter of a day is worth sending. */
export const sendableUntil = ({ at }: Pick<Times, 'at'>, day: Day): Date =>
  new Date(instantOf(day, at).getTime() + WORTH_MS);

/** The first day that a newsletter covers: the day after it last left, so that nothing is sent twice. */
export function coversFrom({ days }: Pick<Times, 'days'>, day: Day): Day {
  const before = WEEK.find((ago) => days.includes(weekdayOf(addDays(day, -ago)))) ?? WEEK.length;
  return addDays(day, 1 - before);
}
