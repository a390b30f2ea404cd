import { addDays } from './dates.ts';
import type { Day } from './newsstand.ts';
import { isRunning, type Product } from './products.ts';
import type { UserSubscription } from './reader.ts';

/** How long the right to withdraw from a contract made at a distance lasts. Art. 52 of the Codice del consumo. */
export const WITHDRAWAL_DAYS = 14;

/** What is bought in an app store is renewed, ended and paid back there. */
export const boughtInStore = ({ product }: { product: Product }): boolean => product === 'mobile';

/** What its reader declared about it last; null where there was nothing. */
export type LastRenewal = 'renewal-off' | 'renewal-on' | null;

const LIVE = ['active', 'renewed'];

/**
 * The last day a subscription opens anything when its renewal is turned off: the one before the renewal. One whose last
 * renewal was not paid ends there and then. Null for what does not renew. ACC-03
 */
export function lastDayWithout(
  { status, recurring, renewsOn }: Pick<UserSubscription, 'status' | 'recurring' | 'renewsOn'>,
  today: Day,
): Day | null {
  if (!recurring || renewsOn === null) return null;
  if (status === 'not_paid') return addDays(today, -1);
  if (!LIVE.includes(status)) return null;
  const last = addDays(renewsOn, -1);
  return last < today ? today : last;
}

/** What a reader may do about the renewal. Nothing where it is a secondary member, or managed by an app store. ACC-03 */
export function renewalChange(one: UserSubscription, last: LastRenewal, today: Day): 'off' | 'on' | null {
  if (one.secondary || boughtInStore(one)) return null;
  if (one.recurring) return lastDayWithout(one, today) === null ? null : 'off';
  // It renewed before: how it is paid is known.
  return last === 'renewal-off' && one.endsOn !== null && isRunning(one, today) ? 'on' : null;
}

/** Whether its holder may give another card: one that renews by itself, or whose last renewal may still be paid. ACC-03 */
export function mayUpdatePayment(one: UserSubscription, today: Day): boolean {
  if (one.secondary || one.gift || !one.recurring || one.cents === null || boughtInStore(one)) return false;
  return isRunning(one, today);
}

/** Whether the card that pays is over before the next renewal. ACC-03 */
export const cardExpiresFirst = (
  { recurring, renewsOn }: Pick<UserSubscription, 'recurring' | 'renewsOn'>,
  cardExpires: Day | null,
): boolean => recurring && renewsOn !== null && cardExpires !== null && cardExpires < renewsOn;

const OVER = ['expired', 'subscription_expired'];

/** Whether it is among those that are over. */
export const isOver = ({ status }: Pick<UserSubscription, 'status'>): boolean => OVER.includes(status);

/**
 * The last day on which the holder may withdraw from the contract; null where the right is not given, or over: it is a
 * consumer's, who paid for it here. Art. 54-bis of the Codice del consumo.
 */
export function withdrawalUntil(one: UserSubscription, today: Day): Day | null {
  if (one.secondary || one.gift || one.plan === 'company' || boughtInStore(one) || isOver(one)) return null;
  const last = addDays(one.startsOn, WITHDRAWAL_DAYS);
  return last < today ? null : last;
}
