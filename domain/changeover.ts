import { addDays, addMonths } from './dates.ts';
import type { Day } from './newsstand.ts';
import type { OfferOnSale } from './offer-on-sale.ts';
import { type Holding, isRunning, type Product } from './products.ts';
import { fullness } from './reserved-offers.ts';
import { boughtInStore } from './subscription-rights.ts';
import { daysBetween } from './subscription-term.ts';

/** What an order does to what its reader has, as it is said before it is paid. ACC-08 */
export type Changeover = {
  /** Day of the first renewal of what is ordered. */
  renewsOn: Day;
  /** Days by which its first period is longer, for what was left of something smaller. */
  extraDays: number;
  /** Subscriptions that go on to their last day and do not renew. */
  stops: readonly { product: Product; lastDay: Day }[];
};

/** A subscription, as far as it decides what is left of it. */
export type Paid = Pick<
  Holding,
  'product' | 'plan' | 'role' | 'status' | 'recurring' | 'endsOn' | 'renewsOn'
> & {
  id: number;
  months: 1 | 12;
  startsOn: Day;
  gift: boolean;
  /** Price of a period. */
  cents: number | null;
  /** What was paid for the period that runs, where that is known. */
  paidCents: number | null;
};

/** Days by which a first period is longer for what was paid for another subscription. */
export type Credit = { source: number; days: number };

type Wanted = Pick<OfferOnSale, 'product' | 'plan' | 'months' | 'renewalCents'>;

/**
 * Days by which the first period of an order is longer: nobody pays twice for the same days. What opens less than what is
 * ordered is of no more use from the first day on, so what was paid for the rest of it is given back in days, at the price
 * of a renewal. Of the same product the days themselves come first, see `purchaseStanding`. ACC-08
 */
export function creditedDays(held: readonly Paid[], wanted: Wanted, today: Day): number {
  const left = outdone(held, wanted, today).reduce((sum, one) => sum + leftCents(one, today), 0);
  const perDay = centsPerDay(wanted, today);
  return perDay > 0 ? Math.ceil(left / perDay) : 0;
}

/**
 * Which subscriptions the days are for that an order begins later to count, each with those that its own payment is good
 * for: what it had been given of an earlier one is that one's. What rounding adds is nobody's. ACC-03
 * @param from first day that counts of the same product, see `purchaseStanding`
 */
export function creditsOf(
  held: readonly Longer[],
  wanted: Wanted,
  { today, from }: { today: Day; from: Day },
): Credit[] {
  const smaller = outdone(held, wanted, today);
  const perDay = centsPerDay(wanted, today);
  const credits = held.flatMap((one) => {
    const isNext = isLike(one, wanted, today) && one.product === wanted.product && endsBefore(one, from);
    const left = daysBetween(today, lastPaidDay(one) ?? today);
    if (isNext) return shared(one, left + 1, left + 1);
    return perDay > 0 && smaller.includes(one) ? shared(one, leftCents(one, today) / perDay, left) : [];
  });
  const days = new Map<number, number>();
  for (const credit of credits) days.set(credit.source, (days.get(credit.source) ?? 0) + credit.days);
  const whole = [...days].map(([source, exact]) => ({ source, days: Math.floor(exact + EXACT) }));
  return whole.filter((credit) => credit.days > 0);
}

/** What an earlier order made longer, and for what. */
type Longer = Paid & { credits: readonly Credit[] };

/** Less than any share of a day, and more than what calculating loses. */
const EXACT = 1e-6;

const endsBefore = (one: Paid, day: Day): boolean => lastPaidDay(one) === addDays(day, -1);

/** Days given for those that are left of one, shared out among it and what it was made longer for. */
function shared(one: Longer, days: number, left: number): Credit[] {
  const earlier = one.credits.reduce((sum, credit) => sum + credit.days, 0);
  const share = days / Math.max(1, left, earlier);
  const others = one.credits.map((credit) => ({ ...credit, days: share * credit.days }));
  return [{ source: one.id, days: days - share * earlier }, ...others];
}

/** Whether it is the reader's own to be replaced by what is ordered, or to be followed by it. */
const isLike = (one: Paid, { plan }: Wanted, today: Day): boolean =>
  one.role === 'holder' && one.plan === plan && !boughtInStore(one) && isRunning(one, today);

/**
 * What opens less than what is ordered. Where something at least as full was bought after it, what was left of it made that
 * one longer, and is in what is left of that one.
 */
function outdone<One extends Paid>(held: readonly One[], wanted: Wanted, today: Day): One[] {
  const own = held.filter((one) => isLike(one, wanted, today) && fullness(one.product) > 0);
  return own.filter(
    (one) =>
      fullness(one.product) < fullness(wanted.product) &&
      !own.some(
        (other) => !other.gift && beganLater(other, one) && fullness(other.product) >= fullness(one.product),
      ),
  );
}

const beganLater = (one: Paid, other: Paid): boolean =>
  one.startsOn === other.startsOn ? one.id > other.id : one.startsOn > other.startsOn;

const centsPerDay = ({ renewalCents, months }: Wanted, today: Day): number =>
  renewalCents / daysBetween(today, addMonths(today, months));

/** The last day that is paid for; null without an end. */
export const lastPaidDay = ({ endsOn, renewsOn }: Pick<Paid, 'endsOn' | 'renewsOn'>): Day | null =>
  endsOn ?? (renewsOn && addDays(renewsOn, -1));

/**
 * Value of the days after today: at what was paid for the period that runs, and at the usual price for those by which an
 * earlier order made it longer.
 */
function leftCents(one: Paid, today: Day): number {
  const lastDay = lastPaidDay(one);
  if (lastDay === null || lastDay <= today) return 0;
  const usual = one.cents ?? 0;
  const days = daysBetween(today, lastDay);
  const period = daysBetween(addMonths(lastDay, -one.months), lastDay);
  const paid = (one.paidCents ?? usual) * Math.min(days, period);
  return Math.round((paid + usual * Math.max(0, days - period)) / period);
}
