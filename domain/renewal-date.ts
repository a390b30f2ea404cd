import { addDays, addMonths } from './dates.ts';
import type { Day } from './newsstand.ts';

type Renewing = {
  startsOn: Day;
  /** The first day of its first period, if that began only after days that were paid before. */
  countsFrom: Day | null;
  months: 1 | 12;
};

/** Whether a day is the last of its month. */
const endsMonth = (day: Day): boolean => addDays(day, 1).endsWith('-01');

/**
 * The first renewal after `due` that is also after today. Periods that ended before today are skipped and not charged,
 * because the reader could read nothing in them. A subscription that counts from a 31st renews on the last day of
 * shorter months and on the 31st of longer ones. ACC-03
 */
export function nextRenewal(due: Day, { startsOn, countsFrom, months }: Renewing, today: Day): Day {
  const startDayOfMonth = Number((countsFrom ?? startsOn).slice(8));
  const dayOfMonth = endsMonth(due) ? Math.max(startDayOfMonth, Number(due.slice(8))) : Number(due.slice(8));
  let periods = 1;
  while (addMonths(due, periods * months, dayOfMonth) <= today) periods += 1;
  return addMonths(due, periods * months, dayOfMonth);
}

/** The first renewal of a subscription whose first period begins on `from`. */
export const firstRenewal = (from: Day, months: 1 | 12): Day => addMonths(from, months);
