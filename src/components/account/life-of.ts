import type { Day } from '#domain/newsstand.ts';
import type { UserSubscription } from '#domain/reader.ts';

const DAY_MS = 86_400_000;

/** How far a subscription has come. */
export type Life = {
  from: Day;
  to: Day;
  /** Of 1. */
  spent: number;
  /** Below zero when it is over. */
  daysLeft: number;
};

const daysBetween = (from: Day, to: Day) => Math.round((Date.parse(to) - Date.parse(from)) / DAY_MS);

/** From its first day to its end or its next renewal; null where there is neither. SES-04 */
export function lifeOf(
  { startsOn, endsOn, renewsOn }: Pick<UserSubscription, 'startsOn' | 'endsOn' | 'renewsOn'>,
  today: Day,
): Life | null {
  const to = endsOn ?? renewsOn;
  if (!to) return null;
  const whole = Math.max(1, daysBetween(startsOn, to));
  const spent = Math.min(1, Math.max(0, daysBetween(startsOn, today) / whole));
  return { from: startsOn, to, spent, daysLeft: daysBetween(today, to) };
}
