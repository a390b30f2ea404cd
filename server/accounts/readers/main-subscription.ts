import { ACCESS_LEVELS } from '#domain/access.ts';
import type { Day } from '#domain/newsstand.ts';
import { isRunning, PRODUCT_ACCESS } from '#domain/products.ts';
import type { UserSubscription } from '#domain/reader.ts';
import type { ReaderSubscription } from '../db/subscriptions.ts';

/** The subscription that the account page shows: the running one with the fullest access, otherwise the latest. */
export function mainSubscription(
  subscriptions: readonly ReaderSubscription[],
  today: Day,
): UserSubscription | null {
  const fullness = ({ product }: ReaderSubscription) => ACCESS_LEVELS.indexOf(PRODUCT_ACCESS[product].access);
  const running = subscriptions.filter((subscription) => isRunning(subscription, today));
  const [shown] = running.length > 0 ? running.toSorted((a, b) => fullness(b) - fullness(a)) : subscriptions;
  return shown ? toUserSubscription(shown, today) : null;
}

/** How a subscription is paid for; nothing for a member with a seat, because it is the holder who pays. */
const paymentOf = ({ role, paymentType, paymentCategory, cents }: ReaderSubscription) =>
  role === 'holder'
    ? { paymentType, paymentCategory, cents }
    : { paymentType: null, paymentCategory: null, cents: null };

/** A subscription as its reader sees it today. */
export const toUserSubscription = (row: ReaderSubscription, today: Day): UserSubscription => ({
  ...paymentOf(row),
  status: subscriptionStatusOf(row, today),
  recurring: row.recurring,
  startsOn: row.startsOn,
  endsOn: row.endsOn,
  product: row.product,
  duration: row.months === 1 ? '1 mese' : '1 anno',
  renewsOn: row.renewsOn,
  plan: row.plan,
  gift: row.gift,
  secondary: row.role === 'secondary',
});

/**
 * The status on a day: expiry follows from the dates, because the stored status does not change when a day passes.
 * SES-04
 */
export const subscriptionStatusOf = (row: ReaderSubscription, today: Day): UserSubscription['status'] =>
  (row.status === 'active' || row.status === 'renewed') && !isRunning(row, today)
    ? 'subscription_expired'
    : row.status;
