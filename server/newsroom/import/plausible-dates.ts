import type { DeliveredItem } from './delivered-item.ts';
import { Rejected } from './rejected.ts';

const DAY_MS = 86_400_000;
/** Papers are made days ahead, some supplements weeks. */
const AHEAD_MS = 366 * DAY_MS;
const EMBARGO_AHEAD_MS = 3660 * DAY_MS;

/** The oldest newspapers stored as files are more recent: an earlier date is an export's value for a missing one. */
const EARLIEST = Date.parse('1800-01-01T00:00:00Z');

/**
 * Refuses implausible dates: one far in the future would stay at the top for ever, and one before all newspapers would
 * be the first day of the archive. @throws Rejected
 */
export function checkDates(item: DeliveredItem, now: Date): void {
  const ofPaper = { earliest: EARLIEST, ahead: AHEAD_MS };
  // An embargo of the year 1 is over.
  const ofEmbargo = { earliest: Number.NEGATIVE_INFINITY, ahead: EMBARGO_AHEAD_MS };
  const dates: [string, string | null, typeof ofPaper][] = [
    ['day', `${item.day}T00:00:00Z`, ofPaper],
    ['version created', item.versionCreated, ofPaper],
    ['first created', item.firstCreated, ofPaper],
    ['embargo', item.embargoedUntil, ofEmbargo],
  ];
  for (const [place, moment, { earliest, ahead }] of dates) {
    if (!moment) continue;
    const told = moment.slice(0, 10);
    if (Date.parse(moment) < earliest) throw new Rejected(place, `${told} is before any newspaper`);
    if (Date.parse(moment) > now.getTime() + ahead)
      throw new Rejected(place, `${told} is too far in the future`);
  }
}
