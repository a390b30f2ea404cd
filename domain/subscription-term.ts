import type { Day } from './newsstand.ts';

const DAY_MS = 86_400_000;

/** Days from one to another; below zero where the other is earlier. */
export const daysBetween = (from: Day, to: Day): number =>
  Math.round((Date.parse(to) - Date.parse(from)) / DAY_MS);

/** How far the end of a subscription is: days before it, or days past it. On its last day it is none before. SES-04 */
export type Term = { state: 'subscription_to_expiration' | 'subscription_expired'; days: number };

/** Null without an end. */
export function termOf({ endsOn }: { endsOn: Day | null }, today: Day): Term | null {
  if (endsOn === null) return null;
  const days = daysBetween(today, endsOn);
  return days >= 0
    ? { state: 'subscription_to_expiration', days }
    : { state: 'subscription_expired', days: -days };
}
