import type { Day } from './newsstand.ts';

const DAY_MS = 86_400_000;

/** Number of days from one day to another; negative if the other is earlier. */
export const daysBetween = (from: Day, to: Day): number =>
  Math.round((Date.parse(to) - Date.parse(from)) / DAY_MS);

/**
 * Distance to the end of a subscription: days before it, or days past it. On the last day it is 0 days before. SES-04
 */
export type Term = { state: 'subscription_to_expiration' | 'subscription_expired'; days: number };

/** The term of a subscription on a day; null without an end. */
export function termOf({ endsOn }: { endsOn: Day | null }, today: Day): Term | null {
  if (endsOn === null) return null;
  const days = daysBetween(today, endsOn);
  return days >= 0
    ? { state: 'subscription_to_expiration', days }
    : { state: 'subscription_expired', days: -days };
}
