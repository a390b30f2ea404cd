import type { Day } from '#domain/newsstand.ts';
import type { OwnSubscription } from '#domain/own-subscription.ts';
import { hasExpiredStatus } from '#domain/subscription-rights.ts';
import { termOf } from '#domain/subscription-term.ts';
import { STATUSES, type StatusTone } from '#src/components/account/subscription-words.ts';
import { expiryStrings as strings } from './strings.ts';

/** Number of days before the end from which a subscription is shown as about to end. */
const EXPIRING_DAYS = 15;

type SubscriptionEnd = Pick<OwnSubscription, 'status' | 'recurring' | 'endsOn'>;

/** Short text for a subscription's status; for one about to end, the number of days left. SES-04, ACC-03 */
export function statusLabel(subscription: SubscriptionEnd, today: Day): { label: string; tone: StatusTone } {
  const statusText = STATUSES[subscription.status];
  const term = termOf(subscription, today);
  if (term?.state !== 'subscription_to_expiration' || statusText.tone !== 'ok' || subscription.recurring)
    return statusText;
  if (term.days > EXPIRING_DAYS) return statusText;
  return { label: strings.toExpiration(term.days), tone: 'warn' };
}

/** Text of how long ago a subscription ended; null for one that has not ended. SES-04 */
export function expiredText(subscription: SubscriptionEnd, today: Day): string | null {
  const term = termOf(subscription, today);
  return hasExpiredStatus(subscription) && term?.state === 'subscription_expired'
    ? strings.expired(term.days)
    : null;
}
