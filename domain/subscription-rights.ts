import { addDays } from './dates.ts';
import type { Day } from './newsstand.ts';
import { isRunning, type Product } from './products.ts';
import type { UserSubscription } from './reader.ts';

/** Number of days in which a distance contract may be withdrawn from. Art. 52 of the Codice del consumo. */
export const WITHDRAWAL_DAYS = 14;

/** Whether a subscription was bought in an app store, where it is also renewed, cancelled and refunded. */
export const boughtInStore = ({ product }: { product: Product }): boolean => product === 'mobile';

/** The reader's last declaration about the renewal; null if there was none. */
export type LastRenewalDeclaration = 'renewal-off' | 'renewal-on' | null;

const RUNNING_STATUSES = ['active', 'renewed'];

/**
 * The last day on which a subscription gives access if its renewal is turned off: the day before the renewal,
 * or today if that has passed. If the last renewal was not paid, or not charged for so long that it counts as
 * expired, it ends immediately. Null if it does not renew. ACC-03
 */
export function lastDayWithoutRenewal(
  { status, recurring, renewsOn }: Pick<UserSubscription, 'status' | 'recurring' | 'renewsOn'>,
  today: Day,
): Day | null {
  if (!recurring || renewsOn === null) return null;
  if (status === 'not_paid' || hasExpiredStatus({ status })) return addDays(today, -1);
  if (!RUNNING_STATUSES.includes(status)) return null;
  const last = addDays(renewsOn, -1);
  return last < today ? today : last;
}

/**
 * The change of the renewal that a reader may make. None for a secondary member, or if an app store manages the
 * subscription. ACC-03
 */
export function renewalChange(
  one: UserSubscription,
  lastDeclaration: LastRenewalDeclaration,
  today: Day,
): 'off' | 'on' | null {
  if (one.secondary || boughtInStore(one)) return null;
  if (one.recurring) return lastDayWithoutRenewal(one, today) === null ? null : 'off';
  // It renewed before, so its means of payment is known.
  return lastDeclaration === 'renewal-off' && one.endsOn !== null && isRunning(one, today) ? 'on' : null;
}

/**
 * Whether the holder may register another card: only if the subscription renews automatically, or its last renewal may
 * still be paid. ACC-03
 */
export function mayUpdatePayment(subscription: UserSubscription, today: Day): boolean {
  if (
    subscription.secondary ||
    subscription.gift ||
    !subscription.recurring ||
    subscription.cents === null ||
    boughtInStore(subscription)
  )
    return false;
  return isRunning(subscription, today);
}

/** Whether the card that pays expires before the next renewal. ACC-03 */
export const cardExpiresFirst = (
  { recurring, renewsOn }: Pick<UserSubscription, 'recurring' | 'renewsOn'>,
  cardExpires: Day | null,
): boolean => recurring && renewsOn !== null && cardExpires !== null && cardExpires < renewsOn;

const EXPIRED_STATUSES = ['expired', 'subscription_expired'];

/** Whether the status of a subscription is one of the expired ones. */
export const hasExpiredStatus = ({ status }: Pick<UserSubscription, 'status'>): boolean =>
  EXPIRED_STATUSES.includes(status);

/**
 * Whether a subscription that renews gives no more access, or only for its grace period, for want of a payment. Of one
 * of an app store nobody here knows why it was not renewed.
 */
export const lacksPayment = ({
  status,
  recurring,
  product,
}: Pick<UserSubscription, 'status' | 'recurring' | 'product'>): boolean =>
  status === 'not_paid' || (recurring && product !== 'mobile' && hasExpiredStatus({ status }));

/**
 * The last day on which the holder may withdraw from the contract; null if that day has passed or there is no such
 * right. Only consumers who paid for it here have it. Art. 54-bis of the Codice del consumo.
 */
export function withdrawalUntil(subscription: UserSubscription, today: Day): Day | null {
  if (
    subscription.secondary ||
    subscription.gift ||
    subscription.plan === 'company' ||
    boughtInStore(subscription) ||
    hasExpiredStatus(subscription)
  )
    return null;
  const last = addDays(subscription.startsOn, WITHDRAWAL_DAYS);
  return last < today ? null : last;
}
