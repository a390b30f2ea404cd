import { addDays, addMonths } from './dates.ts';
import type { Day } from './newsstand.ts';
import type { OfferOnSale } from './offer-on-sale.ts';
import { type Holding, isRunning, type Product } from './products.ts';
import { fullness } from './reserved-offers.ts';
import { boughtInStore } from './subscription-rights.ts';
import { daysBetween } from './subscription-term.ts';

/** Effects of an order on the reader's subscriptions, as shown before the payment. ACC-08 */
export type Changeover = {
  /** Day of the first renewal of the ordered subscription. */
  renewsOn: Day;
  /** Days that are added to its first period for the rest of a smaller subscription. */
  extraDays: number;
  /** Subscriptions that continue to their last day and do not renew. */
  stops: readonly { product: Product; lastDay: Day }[];
};

/** The fields of a subscription that decide the value of its rest. */
export type PaidSubscription = Pick<
  Holding,
  'product' | 'plan' | 'role' | 'status' | 'recurring' | 'endsOn' | 'renewsOn'
> & {
  id: number;
  months: 1 | 12;
  startsOn: Day;
  gift: boolean;
  /** Price of a period. */
  cents: number | null;
  /** Price paid for the current period, if it is known. */
  paidCents: number | null;
};

/** Days added to a first period for what was paid for another subscription. */
export type Credit = { source: number; days: number };

type Wanted = Pick<OfferOnSale, 'product' | 'plan' | 'months' | 'renewalCents'>;

/**
 * Days that are added to the first period of an order, so that nobody pays twice for the same days. A subscription that
 * opens less than the ordered one is of no more use from the first day on, so what was paid for its rest is credited in
 * days, at the renewal price. For the same product its own days come first, see `purchaseStanding`. ACC-08
 */
export function creditedDays(held: readonly PaidSubscription[], wanted: Wanted, today: Day): number {
  const left = smallerThan(held, wanted, today).reduce((sum, one) => sum + leftCents(one, today), 0);
  const perDay = centsPerDay(wanted, today);
  return perDay > 0 ? Math.ceil(left / perDay) : 0;
}

/**
 * Attributes the days by which an order starts to count later to the subscriptions that were paid for them. Days that a
 * subscription had itself been credited from an earlier one count for that earlier one. Days added by rounding are not
 * attributed. ACC-03
 * @param from first day that counts of the same product, see `purchaseStanding`
 */
export function creditsOf(
  held: readonly CreditedSubscription[],
  wanted: Wanted,
  { today, from }: { today: Day; from: Day },
): Credit[] {
  const smaller = smallerThan(held, wanted, today);
  const perDay = centsPerDay(wanted, today);
  const credits = held.flatMap((one) => {
    const isNext =
      isReplaceable(one, wanted, today) && one.product === wanted.product && endsBefore(one, from);
    const left = daysBetween(today, lastPaidDay(one) ?? today);
    if (isNext) return shared(one, left + 1, left + 1);
    return perDay > 0 && smaller.includes(one) ? shared(one, leftCents(one, today) / perDay, left) : [];
  });
  const days = new Map<number, number>();
  for (const credit of credits) days.set(credit.source, (days.get(credit.source) ?? 0) + credit.days);
  const whole = [...days].map(([source, exact]) => ({ source, days: Math.floor(exact + EXACT) }));
  return whole.filter((credit) => credit.days > 0);
}

/** A subscription with the days that an earlier order credited to it. */
type CreditedSubscription = PaidSubscription & { credits: readonly Credit[] };

/** Less than any share of a day, and more than the rounding error of the calculation. */
const EXACT = 1e-6;

const endsBefore = (one: PaidSubscription, day: Day): boolean => lastPaidDay(one) === addDays(day, -1);

/** Splits the days given for the rest of a subscription between it and those from which it was credited. */
function shared(one: CreditedSubscription, days: number, left: number): Credit[] {
  const earlier = one.credits.reduce((sum, credit) => sum + credit.days, 0);
  const share = days / Math.max(1, left, earlier);
  const others = one.credits.map((credit) => ({ ...credit, days: share * credit.days }));
  return [{ source: one.id, days: days - share * earlier }, ...others];
}

/**
 * Whether the order replaces or follows this subscription: the reader's own, of the same plan, running, and not bought
 * in an app store.
 */
const isReplaceable = (one: PaidSubscription, { plan }: Wanted, today: Day): boolean =>
  one.role === 'holder' && one.plan === plan && !boughtInStore(one) && isRunning(one, today);

/**
 * Subscriptions that open less than the ordered one. One after which something at least as full was bought is left out:
 * its rest was credited to that one already.
 */
function smallerThan<One extends PaidSubscription>(held: readonly One[], wanted: Wanted, today: Day): One[] {
  const own = held.filter((one) => isReplaceable(one, wanted, today) && fullness(one.product) > 0);
  return own.filter(
    (one) =>
      fullness(one.product) < fullness(wanted.product) &&
      !own.some(
        (other) => !other.gift && beganLater(other, one) && fullness(other.product) >= fullness(one.product),
      ),
  );
}

const beganLater = (one: PaidSubscription, other: PaidSubscription): boolean =>
  one.startsOn === other.startsOn ? one.id > other.id : one.startsOn > other.startsOn;

const centsPerDay = ({ renewalCents, months }: Wanted, today: Day): number =>
  renewalCents / daysBetween(today, addMonths(today, months));

/** The last day that is paid for; null without an end. */
export const lastPaidDay = ({
  endsOn,
  renewsOn,
}: Pick<PaidSubscription, 'endsOn' | 'renewsOn'>): Day | null =>
  endsOn ?? (renewsOn && addDays(renewsOn, -1));

/**
 * Value of the days after today: at the price paid for the current period, and at the usual price for days that an
 * earlier order added.
 */
function leftCents(one: PaidSubscription, today: Day): number {
  const lastDay = lastPaidDay(one);
  if (lastDay === null || lastDay <= today) return 0;
  const usual = one.cents ?? 0;
  const days = daysBetween(today, lastDay);
  const period = daysBetween(addMonths(lastDay, -one.months), lastDay);
  const paid = (one.paidCents ?? usual) * Math.min(days, period);
  return Math.round((paid + usual * Math.max(0, days - period)) / period);
}
