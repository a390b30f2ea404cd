import type { DeliveredItem } from './delivered-item.ts';
import { Rejected } from './rejected.ts';

const DAY_MS = 86_400_000;
/** Papers are made days ahead, some supplements weeks. */
const AHEAD_MS = 366 * DAY_MS;
const EMBARGO_AHEAD_MS = 3660 * DAY_MS;

/** A date far in the future would stand before everything else for ever. @throws Rejected */
export function checkDates(item: DeliveredItem, now: Date): void {
  const dates: [string, string | null, number][] = [
    ['day', `${item.day}T00:00:00Z`, AHEAD_MS],
    ['version created', item.versionCreated, AHEAD_MS],
    ['first created', item.firstCreated, AHEAD_MS],
    ['embargo', item.embargoedUntil, EMBARGO_AHEAD_MS],
  ];
  for (const [place, moment, ahead] of dates) {
    if (moment && Date.parse(moment) > now.getTime() + ahead)
      throw new Rejected(place, `${moment.slice(0, 10)} is too far in the future`);
  }
}
