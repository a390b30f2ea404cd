import type { Day } from '#domain/newsstand.ts';
import type { UserSubscription } from '#domain/reader.ts';

const DAY_MS = 86_400_000;

/** How much of its period a subscription has passed. */
export type Period = {
  from: Day;
  to: Day;
  /** Part of the period that has passed, from 0 to 1. */
  spent: number;
  /** Negative once it has ended. */
  daysLeft: number;
};

const daysBetween = (from: Day, to: Day) => Math.round((Date.parse(to) - Date.parse(from)) / DAY_MS);

/** Period from the first day to the end or the next renewal; null if there is neither. SES-04 */
export function periodOf(
  { startsOn, endsOn, renewsOn }: Pick<UserSubscription, 'startsOn' | 'endsOn' | 'renewsOn'>,
  today: Day,
): Period | null {
  const to = endsOn ?? renewsOn;
  if (!to) return null;
  const totalDays = Math.max(1, daysBetween(startsOn, to));
  const spent = Math.min(1, Math.max(0, daysBetween(startsOn, today) / totalDays));
  return { from: startsOn, to, spent, daysLeft: daysBetween(today, to) };
}
