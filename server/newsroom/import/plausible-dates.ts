import type { DeliveredItem } from './delivered-item.ts';
import { Rejected } from './rejected.ts';

const DAY_MS = 86_400_000;
/** How far dates may be in the future. Papers are made days ahead, some supplements weeks. */
const MAX_AHEAD_MS = 366 * DAY_MS;
const MAX_EMBARGO_AHEAD_MS = 3660 * DAY_MS;

/**
 * Earliest plausible date: no digitised newspaper is older, so an earlier date is an export's value for a
 * missing one.
 */
const EARLIEST_MS = Date.parse('1800-01-01T00:00:00Z');

/**
 * Refuses implausible dates: one far in the future would stay at the top for ever, and one before all newspapers would
 * be the first day of the archive. @throws Rejected
 */
export function checkDates(item: DeliveredItem, now: Date): void {
  const paperLimits = { earliest: EARLIEST_MS, ahead: MAX_AHEAD_MS };
  // An embargo may be as early as the year 1: it is over.
  const embargoLimits = { earliest: Number.NEGATIVE_INFINITY, ahead: MAX_EMBARGO_AHEAD_MS };
  const dates: [string, string | null, typeof paperLimits][] = [
    ['day', `${item.day}T00:00:00Z`, paperLimits],
    ['version created', item.versionCreated, paperLimits],
    ['first created', item.firstCreated, paperLimits],
    ['embargo', item.embargoedUntil, embargoLimits],
  ];
  for (const [fieldName, moment, { earliest, ahead }] of dates) {
    if (!moment) continue;
    const writtenDay = moment.slice(0, 10);
    if (Date.parse(moment) < earliest) throw new Rejected(fieldName, `${writtenDay} is before any newspaper`);
    if (Date.parse(moment) > now.getTime() + ahead)
      throw new Rejected(fieldName, `${writtenDay} is too far in the future`);
  }
}
