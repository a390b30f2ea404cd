import { addDays, addMonths } from './dates.ts';
import type { Day } from './newsstand.ts';
import type { OfferOnSale } from './offer-on-sale.ts';
import { isRunning, type Product, type SubscriptionFields } from './products.ts';
import { accessRank } from './reserved-offers.ts';
import { boughtInStore } from './subscription-rights.ts';
import { daysBetween } from './subscription-term.ts';

/** Effects of an order on the reader's subscriptions, as shown before the payment. ACC-08 */
export type Changeover = {
  /** Day of the first renewal of the ordered subscription. */
  renewsOn: Day;
  /** Days that are added to its first period for the remaining days of a subscription with less access. */
  extraDays: number;
  /** Subscriptions that continue to their last day and do not renew. */
  ending: readonly { product: Product; lastDay: Day }[];
};

/** The fields of a subscription that decide the value of its remaining days. */
export type PaidSubscription = Pick<
  SubscriptionFields,
  'product' | 'plan' | 'role' | 'status' | 'recurring' | 'endsOn' | 'renewsOn' | 'gift' | 'cents'
> & {
  id: number;
  months: 1 | 12;
  startsOn: Day;
  /** Price paid for the current period, if it is known. */
  paidCents: number | null;
};

/** Days added to a first period for what was paid for another subscription. */
export type Credit = { source: number; days: number };

type OrderedOffer = Pick<OfferOnSale, 'product' | 'plan' | 'months' | 'renewalCents'>;

/**
 * Days that are added to the first period of an order, so that nobody pays twice for the same days. A
 * subscription with less access than the ordered one is of no use from the first day on, so what was paid for
 * its remaining days is credited in days, at the renewal price. Remaining days of the same product are not
 * credited here: the order begins after them. ACC-08
 */
export function creditedDays(
  subscriptions: readonly PaidSubscription[],
  offer: OrderedOffer,
  today: Day,
): number {
  const remainingCents = smallerThan(subscriptions, offer, today).reduce(
    (sum, subscription) => sum + remainingCentsOf(subscription, today),
    0,
  );
  const perDay = centsPerDay(offer, today);
  return perDay > 0 ? Math.ceil(remainingCents / perDay) : 0;
}

/**
 * Attributes the days by which an order starts to count later to the subscriptions that were paid for them.
 * Days that a subscription had itself been credited from an earlier one count for that earlier one. Days
 * added by rounding are not attributed. ACC-03
 * @param from day after the last paid day of the subscription to the same product that the order continues
 */
export function creditsOf(
  subscriptions: readonly CreditedSubscription[],
  offer: OrderedOffer,
  { today, from }: { today: Day; from: Day },
): Credit[] {
  const smaller = smallerThan(subscriptions, offer, today);
  const perDay = centsPerDay(offer, today);
  const credits = subscriptions.flatMap((subscription) => {
    const isNext =
      isReplaceable(subscription, offer, today) &&
      subscription.product === offer.product &&
      endsBefore(subscription, from);
    const remainingDays = daysBetween(today, lastPaidDay(subscription) ?? today);
    if (isNext) return splitCredit(subscription, remainingDays + 1, remainingDays + 1);
    return perDay > 0 && smaller.includes(subscription)
      ? splitCredit(subscription, remainingCentsOf(subscription, today) / perDay, remainingDays)
      : [];
  });
  const days = new Map<number, number>();
  for (const credit of credits) days.set(credit.source, (days.get(credit.source) ?? 0) + credit.days);
  const whole = [...days].map(([source, exact]) => ({
    source,
    days: Math.floor(exact + ROUNDING_TOLERANCE),
  }));
  return whole.filter((credit) => credit.days > 0);
}

/** A subscription with the days that an earlier order credited to it. */
type CreditedSubscription = PaidSubscription & { credits: readonly Credit[] };

/**
 * Tolerance before rounding down: less than any share of a day, and more than the rounding error of the
 * calculation.
 */
const ROUNDING_TOLERANCE = 1e-6;

const endsBefore = (subscription: PaidSubscription, day: Day): boolean =>
  lastPaidDay(subscription) === addDays(day, -1);

/**
 * Splits the days credited for the remaining days of a subscription between it and the ones it was credited
 * from.
 */
function splitCredit(subscription: CreditedSubscription, days: number, remainingDays: number): Credit[] {
  const earlier = subscription.credits.reduce((sum, credit) => sum + credit.days, 0);
  const share = days / Math.max(1, remainingDays, earlier);
  const others = subscription.credits.map((credit) => ({ ...credit, days: share * credit.days }));
  return [{ source: subscription.id, days: days - share * earlier }, ...others];
}

/**
 * Whether the order replaces or follows this subscription: the reader's own, of the same plan, running, and not bought
 * in an app store.
 */
const isReplaceable = (subscription: PaidSubscription, { plan }: OrderedOffer, today: Day): boolean =>
  subscription.role === 'holder' &&
  subscription.plan === plan &&
  !boughtInStore(subscription) &&
  isRunning(subscription, today);

/**
 * Subscriptions with less access than the ordered one. One is left out if something with at least its access
 * was bought after it: its remaining days were credited to that one already.
 */
function smallerThan<One extends PaidSubscription>(
  subscriptions: readonly One[],
  offer: OrderedOffer,
  today: Day,
): One[] {
  const replaceable = subscriptions.filter(
    (subscription) => isReplaceable(subscription, offer, today) && accessRank(subscription.product) > 0,
  );
  return replaceable.filter(
    (subscription) =>
      accessRank(subscription.product) < accessRank(offer.product) &&
      !replaceable.some(
        (other) =>
          !other.gift &&
          beganLater(other, subscription) &&
          accessRank(other.product) >= accessRank(subscription.product),
      ),
  );
}

const beganLater = (one: PaidSubscription, other: PaidSubscription): boolean =>
  one.startsOn === other.startsOn ? one.id > other.id : one.startsOn > other.startsOn;

const centsPerDay = ({ renewalCents, months }: OrderedOffer, today: Day): number =>
  renewalCents / daysBetween(today, addMonths(today, months));

/** The last day that is paid for; null without an end. */
export const lastPaidDay = ({
  endsOn,
  renewsOn,
}: Pick<PaidSubscription, 'endsOn' | 'renewsOn'>): Day | null =>
  endsOn ?? (renewsOn && addDays(renewsOn, -1));

/**
 * Value of the days after today: at the price paid for the current period, and at the regular price for days
 * that an earlier order added.
 */
function remainingCentsOf(subscription: PaidSubscription, today: Day): number {
  const lastDay = lastPaidDay(subscription);
  if (lastDay === null || lastDay <= today) return 0;
  const regularCents = subscription.cents ?? 0;
  const days = daysBetween(today, lastDay);
  const period = daysBetween(addMonths(lastDay, -subscription.months), lastDay);
  const paid = (subscription.paidCents ?? regularCents) * Math.min(days, period);
  return Math.round((paid + regularCents * Math.max(0, days - period)) / period);
}
