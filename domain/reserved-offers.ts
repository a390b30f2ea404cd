import { ACCESS_LEVELS } from './access.ts';
import type { Brand } from './brands/brand.ts';
import { addDays, addMonths } from './dates.ts';
import type { Day } from './newsstand.ts';
import { isRunning, PRODUCT_ACCESS, type Product, type SubscriptionFields } from './products.ts';
import { boughtInStore, hasExpiredStatus } from './subscription-rights.ts';

/** Reason for an offer to a reader; `more`: of a product that opens more than the reader has. ACC-08 */
export type ReservedKind = 'welcome' | 'come-back' | 'more' | 'yearly';

/** A subscription that the reader has or had on the paper. */
export type CurrentOrPastSubscription = Pick<
  SubscriptionFields,
  'product' | 'plan' | 'role' | 'status' | 'recurring' | 'endsOn' | 'renewsOn' | 'gift' | 'cents'
> & { months: 1 | 12 };

export type OfferedReader = {
  kind: 'person' | 'company';
  subscriptions: readonly CurrentOrPastSubscription[];
  /** Earlier offers, used or not. */
  earlierOffers: readonly { kind: ReservedKind; product: Product; madeOn: Day }[];
};

/** Terms of an offer for a month and for a year; null for a duration that is not offered. */
export type ReservedTerms = {
  kind: ReservedKind;
  product: Product;
  monthCents: number | null;
  monthRenewalCents: number | null;
  yearCents: number | null;
  yearRenewalCents: number | null;
  devices: number;
  expiresOn: Day;
};

/**
 * Number of days after the end of a subscription in which its reader gets a `come-back` offer; after that a `welcome`.
 */
const COME_BACK_DAYS = 180;
/** Number of days after an offer in which no other is made. */
const PAUSE_AFTER_OFFER_DAYS = 30;
/** Number of months after which an offer of the same kind and product may be made again. */
const REPEAT_AFTER_MONTHS = 6;

const FIRST_MONTH_CENTS = 100;

/** Discount on the first period in percent, and the number of days for which the offer is open. */
const TERMS = {
  welcome: { month: null, year: 25, days: 14 },
  'come-back': { month: 50, year: 30, days: 30 },
  more: { month: 50, year: 20, days: 21 },
  yearly: { month: null, year: 25, days: 30 },
} as const satisfies Record<ReservedKind, { month: number | null; year: number; days: number }>;

/** Number of devices that a product allows at the same time; 1 for products not listed. */
export const DEVICES_BY_PRODUCT: Partial<Record<Product, number>> = { 'digital+': 3 };

type OfferChoice = { kind: ReservedKind; product: 'digital' | 'digital+' };

/**
 * The offer for a reader today, provided that none is open. None is made to members on another reader's subscription,
 * companies, readers whose subscription is a gift or was bought in an app store, and readers whose subscription needs
 * an action first. ACC-08
 */
export function offerFor(
  { kind, subscriptions, earlierOffers }: OfferedReader,
  brand: Pick<Brand, 'offers' | 'digitalPlus'>,
  today: Day,
): ReservedTerms | null {
  if (
    kind === 'company' ||
    earlierOffers.some(({ madeOn }) => madeOn > addDays(today, -PAUSE_AFTER_OFFER_DAYS))
  )
    return null;
  const choice = suitableChoices(subscriptions, today).find(
    (candidate) => !wasOffered(candidate, earlierOffers, today),
  );
  return choice ? termsOf(choice, brand, today) : null;
}

const wasOffered = (
  { kind, product }: OfferChoice,
  earlierOffers: OfferedReader['earlierOffers'],
  today: Day,
): boolean =>
  earlierOffers.some(
    (offer) =>
      offer.kind === kind &&
      offer.product === product &&
      offer.madeOn > addMonths(today, -REPEAT_AFTER_MONTHS),
  );

/** Offers that suit a reader, the best first. */
function suitableChoices(subscriptions: readonly CurrentOrPastSubscription[], today: Day): OfferChoice[] {
  const running = subscriptions.filter((subscription) => isRunning(subscription, today));
  if (running.some(isUnchangeable)) return [];
  const reading = subscriptions.filter(({ product }) => PRODUCT_ACCESS[product].access !== 'free');
  const [best] = reading.filter((subscription) => running.includes(subscription)).toSorted(byAccessRank);
  if (reading.some((subscription) => !(running.includes(subscription) || hasEnded(subscription, today))))
    return [];
  if (!best) return [choiceWithoutSubscription(reading, today)];
  const choices: OfferChoice[] = [];
  if (best.product === 'online') choices.push({ kind: 'more', product: 'digital' });
  if (best.product === 'digital') choices.push({ kind: 'more', product: 'digital+' });
  const { product } = best;
  const monthly = best.months === 1 && best.recurring;
  if (monthly && (product === 'digital' || product === 'digital+')) choices.push({ kind: 'yearly', product });
  return choices;
}

/** Whether the reader cannot change the subscription by themself, or has to pay it first. */
const isUnchangeable = (subscription: CurrentOrPastSubscription): boolean =>
  subscription.role === 'secondary' ||
  subscription.plan !== 'personal' ||
  subscription.gift ||
  subscription.status === 'not_paid' ||
  boughtInStore(subscription);

const byAccessRank = (a: CurrentOrPastSubscription, b: CurrentOrPastSubscription) =>
  accessRank(b.product) - accessRank(a.product);

export const accessRank = (product: Product): number => ACCESS_LEVELS.indexOf(PRODUCT_ACCESS[product].access);

const hasEnded = (subscription: CurrentOrPastSubscription, today: Day): boolean =>
  hasExpiredStatus(subscription) || (subscription.endsOn !== null && subscription.endsOn < today);

/**
 * The offer for a reader without a running subscription to articles: `come-back` to a former one of their own, else
 * `welcome`.
 */
function choiceWithoutSubscription(ended: readonly CurrentOrPastSubscription[], today: Day): OfferChoice {
  const since = addDays(today, -COME_BACK_DAYS);
  const [last] = ended
    .filter(({ role, plan, endsOn }) => role === 'holder' && plan === 'personal' && (endsOn ?? '') >= since)
    .toSorted(byAccessRank);
  if (!last) return { kind: 'welcome', product: 'digital' };
  return { kind: 'come-back', product: last.product === 'digital+' ? 'digital+' : 'digital' };
}

function termsOf(
  { kind, product }: OfferChoice,
  brand: Pick<Brand, 'offers' | 'digitalPlus'>,
  today: Day,
): ReservedTerms | null {
  const pricesOnSale = product === 'digital' ? brand.offers : brand.digitalPlus;
  const price = (months: number) => pricesOnSale.find((offer) => offer.months === months)?.cents ?? null;
  const month = kind === 'yearly' ? null : price(1);
  const year = price(12);
  if (month === null && year === null) return null;
  const { days, ...discounts } = TERMS[kind];
  return {
    kind,
    product,
    devices: DEVICES_BY_PRODUCT[product] ?? 1,
    expiresOn: addDays(today, days),
    monthCents: month && firstMonthCents(month, discounts.month),
    monthRenewalCents: month,
    yearCents: year && discounted(year, discounts.year),
    yearRenewalCents: year,
  };
}

const firstMonthCents = (cents: number, percent: number | null): number =>
  percent === null ? Math.min(FIRST_MONTH_CENTS, cents) : discounted(cents, percent);

/** A price with a discount; prices end in 9. */
const discounted = (cents: number, percent: number): number =>
  Math.round((cents * (100 - percent)) / 1000) * 10 - 1;

/**
 * Whether an open offer is still shown. It is hidden from a reader who meanwhile has a subscription with as
 * much access, but can still be activated.
 */
export const isStillSuitable = (
  { kind, product }: { kind: ReservedKind; product: Product },
  subscriptions: readonly CurrentOrPastSubscription[],
  today: Day,
): boolean =>
  !subscriptions.some(
    (subscription) =>
      isRunning(subscription, today) &&
      (isUnchangeable(subscription) ||
        accessRank(subscription.product) > accessRank(product) ||
        (accessRank(subscription.product) === accessRank(product) &&
          (kind !== 'yearly' || subscription.months === 12))),
  );
