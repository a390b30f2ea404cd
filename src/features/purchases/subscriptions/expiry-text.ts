import type { Day } from '#domain/newsstand.ts';
import type { OwnSubscription } from '#domain/own-subscription.ts';
import { isOver } from '#domain/subscription-rights.ts';
import { termOf } from '#domain/subscription-term.ts';
import { STATUSES, type StatusTone } from '#src/components/account/subscription-words.ts';
import { expiryStrings as strings } from './strings.ts';

/** Number of days before the end from which a subscription is shown as about to end. */
const EXPIRING_DAYS = 15;

type Told = Pick<OwnSubscription, 'status' | 'recurring' | 'endsOn'>;

/** Short text of a subscription's state; for one about to end, the number of days left. SES-04, ACC-03 */
export function statusLabel(one: Told, today: Day): { label: string; tone: StatusTone } {
  const known = STATUSES[one.status];
  const term = termOf(one, today);
  if (term?.state !== 'subscription_to_expiration' || known.tone !== 'ok' || one.recurring) return known;
  if (term.days > EXPIRING_DAYS) return known;
  return { label: strings.toExpiration(term.days), tone: 'warn' };
}

/** Text of how long ago a subscription ended; null for one that has not ended. SES-04 */
export function expiredText(one: Told, today: Day): string | null {
  const term = termOf(one, today);
  return isOver(one) && term?.state === 'subscription_expired' ? strings.expired(term.days) : null;
}
