import { addDays } from './dates.ts';
import type { Day } from './newsstand.ts';
import { isRunning, type Product } from './products.ts';
import type { UserSubscription } from './reader.ts';

/** Number of days in which a distance contract may be withdrawn from. Art. 52 of the Codice del consumo. */
export const WITHDRAWAL_DAYS = 14;

/** Whether it was bought in an app store, where it is also renewed, cancelled and refunded. */
export const boughtInStore = ({ product }: { product: Product }): boolean => product === 'mobile';

/** The reader's last declaration about the renewal; null if there was none. */
export type LastRenewalDeclaration = 'renewal-off' | 'renewal-on' | null;

const LIVE = ['active', 'renewed'];

/**
 * The last day on which a subscription opens anything if its renewal is turned off: the day before the renewal. If the
 * last renewal was not paid, it ends immediately. Null if it does not renew. ACC-03
 */
export function lastDayWithoutRenewal(
  { status, recurring, renewsOn }: Pick<UserSubscription, 'status' | 'recurring' | 'renewsOn'>,
  today: Day,
): Day | null {
  if (!recurring || renewsOn === null) return null;
  if (status === 'not_paid') return addDays(today, -1);
  if (!LIVE.includes(status)) return null;
  const last = addDays(renewsOn, -1);
  return last < today ? today : last;
}

/**
 * The change of the renewal that a reader may make. None for a secondary member, or if an app store manages the
 * subscription. ACC-03
 */
export function renewalChange(
  one: UserSubscription,
  last: LastRenewalDeclaration,
  today: Day,
): 'off' | 'on' | null {
  if (one.secondary || boughtInStore(one)) return null;
  if (one.recurring) return lastDayWithoutRenewal(one, today) === null ? null : 'off';
  // It renewed before, so its means of payment is known.
  return last === 'renewal-off' && one.endsOn !== null && isRunning(one, today) ? 'on' : null;
}

/**
 * Whether the holder may register another card: only if the subscription renews automatically, or its last renewal may
 * still be paid. ACC-03
 */
export function mayUpdatePayment(one: UserSubscription, today: Day): boolean {
  if (one.secondary || one.gift || !one.recurring || one.cents === null || boughtInStore(one)) return false;
  return isRunning(one, today);
}

/** Whether the card that pays expires before the next renewal. ACC-03 */
export const cardExpiresFirst = (
  { recurring, renewsOn }: Pick<UserSubscription, 'recurring' | 'renewsOn'>,
  cardExpires: Day | null,
): boolean => recurring && renewsOn !== null && cardExpires !== null && cardExpires < renewsOn;

const OVER = ['expired', 'subscription_expired'];

/** Whether its status is one of the expired ones. */
export const isOver = ({ status }: Pick<UserSubscription, 'status'>): boolean => OVER.includes(status);

/**
 * The last day on which the holder may withdraw from the contract; null if that day has passed or there is no such
 * right. Only consumers who paid for it here have it. Art. 54-bis of the Codice del consumo.
 */
export function withdrawalUntil(one: UserSubscription, today: Day): Day | null {
  if (one.secondary || one.gift || one.plan === 'company' || boughtInStore(one) || isOver(one)) return null;
  const last = addDays(one.startsOn, WITHDRAWAL_DAYS);
  return last < today ? null : last;
}
