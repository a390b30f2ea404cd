import { ACCESS_LEVELS } from './access.ts';
import type { Brand } from './brands/brand.ts';
import { addDays, addMonths } from './dates.ts';
import type { Day } from './newsstand.ts';
import { type Holding, isRunning, OPENS, type Product } from './products.ts';
import { boughtInStore, isOver } from './subscription-rights.ts';

/** Reason for an offer to a reader. ACC-08 */
export type ReservedKind = 'welcome' | 'come-back' | 'more' | 'yearly';

/** A subscription that the reader has or had on the paper. */
export type CurrentOrPastSubscription = Pick<
  Holding,
  'product' | 'plan' | 'role' | 'status' | 'recurring' | 'endsOn' | 'renewsOn'
> & { months: 1 | 12; gift: boolean };

export type OfferedReader = {
  kind: 'person' | 'company';
  subscriptions: readonly CurrentOrPastSubscription[];
  /** Earlier offers, used or not. */
  made: readonly { kind: ReservedKind; product: Product; madeOn: Day }[];
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
const QUIET_DAYS = 30;
/** Number of months in which the same offer is not repeated. */
const SAME_AGAIN_MONTHS = 6;

const FIRST_MONTH_CENTS = 100;

/** Discount on the first period in percent, and the number of days for which the offer is open. */
const TERMS = {
  welcome: { month: null, year: 25, days: 14 },
  'come-back': { month: 50, year: 30, days: 30 },
  more: { month: 50, year: 20, days: 21 },
  yearly: { month: null, year: 25, days: 30 },
} as const satisfies Record<ReservedKind, { month: number | null; year: number; days: number }>;

/** Number of devices that a product allows at the same time; 1 for products not listed. */
export const DEVICES: Partial<Record<Product, number>> = { 'digital+': 3 };

type Wanted = { kind: ReservedKind; product: 'digital' | 'digital+' };

/**
 * The offer for a reader today, provided that none is open. None is made to members on another reader's subscription,
 * companies, readers whose subscription is a gift or was bought in an app store, and readers whose subscription needs
 * an action first. ACC-08
 */
export function offerFor(
  { kind, subscriptions, made }: OfferedReader,
  brand: Pick<Brand, 'offers' | 'digitalPlus'>,
  today: Day,
): ReservedTerms | null {
  if (kind === 'company' || made.some(({ madeOn }) => madeOn > addDays(today, -QUIET_DAYS))) return null;
  const wanted = wantedBy(subscriptions, today).find((one) => !wasOffered(one, made, today));
  return wanted ? termsOf(wanted, brand, today) : null;
}

const wasOffered = ({ kind, product }: Wanted, made: OfferedReader['made'], today: Day): boolean =>
  made.some(
    (one) =>
      one.kind === kind && one.product === product && one.madeOn > addMonths(today, -SAME_AGAIN_MONTHS),
  );

/** Offers that suit a reader, the best first. */
function wantedBy(subscriptions: readonly CurrentOrPastSubscription[], today: Day): Wanted[] {
  const running = subscriptions.filter((one) => isRunning(one, today));
  if (running.some(isOthers)) return [];
  const reading = subscriptions.filter(({ product }) => OPENS[product].access !== 'free');
  const [best] = reading.filter((one) => running.includes(one)).toSorted(byFullness);
  if (reading.some((one) => !(running.includes(one) || hasEnded(one, today)))) return [];
  if (!best) return [afterAll(reading, today)];
  const more: Wanted[] = [];
  if (best.product === 'online') more.push({ kind: 'more', product: 'digital' });
  if (best.product === 'digital') more.push({ kind: 'more', product: 'digital+' });
  const { product } = best;
  const monthly = best.months === 1 && best.recurring;
  if (monthly && (product === 'digital' || product === 'digital+')) more.push({ kind: 'yearly', product });
  return more;
}

/** Whether the reader cannot change the subscription by themselves, or has to pay it first. */
const isOthers = (one: CurrentOrPastSubscription): boolean =>
  one.role === 'secondary' ||
  one.plan !== 'personal' ||
  one.gift ||
  one.status === 'not_paid' ||
  boughtInStore(one);

const byFullness = (a: CurrentOrPastSubscription, b: CurrentOrPastSubscription) =>
  fullness(b.product) - fullness(a.product);

export const fullness = (product: Product): number => ACCESS_LEVELS.indexOf(OPENS[product].access);

const hasEnded = (one: CurrentOrPastSubscription, today: Day): boolean =>
  isOver(one) || (one.endsOn !== null && one.endsOn < today);

/**
 * The offer for a reader without a running subscription to articles: `come-back` to a former one of their own, else
 * `welcome`.
 */
function afterAll(ended: readonly CurrentOrPastSubscription[], today: Day): Wanted {
  const since = addDays(today, -COME_BACK_DAYS);
  const [last] = ended
    .filter(({ role, plan, endsOn }) => role === 'holder' && plan === 'personal' && (endsOn ?? '') >= since)
    .toSorted(byFullness);
  if (!last) return { kind: 'welcome', product: 'digital' };
  return { kind: 'come-back', product: last.product === 'digital+' ? 'digital+' : 'digital' };
}

function termsOf(
  { kind, product }: Wanted,
  brand: Pick<Brand, 'offers' | 'digitalPlus'>,
  today: Day,
): ReservedTerms | null {
  const sold = product === 'digital' ? brand.offers : brand.digitalPlus;
  const price = (months: number) => sold.find((offer) => offer.months === months)?.cents ?? null;
  const month = kind === 'yearly' ? null : price(1);
  const year = price(12);
  if (month === null && year === null) return null;
  const { days, ...off } = TERMS[kind];
  return {
    ...{ kind, product, devices: DEVICES[product] ?? 1, expiresOn: addDays(today, days) },
    ...{ monthCents: month && firstMonth(month, off.month), monthRenewalCents: month },
    ...{ yearCents: year && lowered(year, off.year), yearRenewalCents: year },
  };
}

const firstMonth = (cents: number, percent: number | null): number =>
  percent === null ? Math.min(FIRST_MONTH_CENTS, cents) : lowered(cents, percent);

/** Prices end in 9. */
const lowered = (cents: number, percent: number): number =>
  Math.round((cents * (100 - percent)) / 1000) * 10 - 1;

/**
 * Whether an open offer is still shown. It is hidden from a reader who has as much by now, but can still be activated.
 */
export const stillSuits = (
  { kind, product }: { kind: ReservedKind; product: Product },
  subscriptions: readonly CurrentOrPastSubscription[],
  today: Day,
): boolean =>
  !subscriptions.some(
    (one) =>
      isRunning(one, today) &&
      (isOthers(one) ||
        fullness(one.product) > fullness(product) ||
        (fullness(one.product) === fullness(product) && (kind !== 'yearly' || one.months === 12))),
  );
