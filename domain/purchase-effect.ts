import { ACCESS_LEVELS } from './access.ts';
import { addDays } from './dates.ts';
import type { Day } from './newsstand.ts';
import {
  isRenewalOverdue,
  isRunning,
  type Plan,
  PRODUCT_ACCESS,
  type Product,
  type SubscriptionFields,
} from './products.ts';
import { boughtInStore } from './subscription-rights.ts';

/** The fields of a reader's subscription that decide about a purchase. */
export type OwnedSubscription = Omit<SubscriptionFields, 'devices'> & { id: number; months: 1 | 12 };

type OrderedProduct = { product: Product; plan: Plan; months: 1 | 12 };

/**
 * Relation of a purchase to a reader's subscriptions: `new`, to none; `extends` one that ends without
 * renewal; `replaces` one that would have renewed; `member`, the reader already has a seat on another
 * reader's. `has`, the reader owns as much, and `unpaid`, a renewal is to be paid first, exclude the
 * purchase.
 */
export type PurchaseEffect = {
  kind: 'new' | 'extends' | 'replaces' | 'member' | 'has' | 'unpaid';
  /** The subscription concerned. */
  subscription: number | null;
  /** The first day of the paid period; days that were paid before come first. */
  from: Day;
  /** Ids of the subscriptions that stop renewing. */
  stops: readonly number[];
};

const accessRank = (product: Product) => ACCESS_LEVELS.indexOf(PRODUCT_ACCESS[product].access);

/** Whether one product opens everything that the other opens. */
const opensAll = (one: Product, other: Product): boolean =>
  accessRank(one) >= accessRank(other) &&
  (PRODUCT_ACCESS[one].pressReview || !PRODUCT_ACCESS[other].pressReview);

/** Decides whether a reader may buy something, and what happens to their subscriptions. ACC-03, ACC-08 */
export function purchaseEffect(
  owned: readonly OwnedSubscription[],
  ordered: OrderedProduct,
  today: Day,
): PurchaseEffect {
  const running = owned.filter(
    (subscription) => isRunning(subscription, today) && !boughtInStore(subscription),
  );
  const ownOfPlan = running.filter(({ role, plan }) => role === 'holder' && plan === ordered.plan);
  const overdue = overdueBeside(owned, ordered, today).map(({ id }) => id);
  const effectOn = (kind: PurchaseEffect['kind'], subscription?: OwnedSubscription): PurchaseEffect => ({
    kind,
    subscription: subscription?.id ?? null,
    from: today,
    stops: overdue,
  });
  const unpaid = ownOfPlan.find(
    (subscription) => subscription.status === 'not_paid' && opensAll(subscription.product, ordered.product),
  );
  if (unpaid) return effectOn('unpaid', unpaid);
  const alreadyOwned = ownOfPlan.find(
    (subscription) =>
      subscription.recurring &&
      opensAll(subscription.product, ordered.product) &&
      (subscription.product !== ordered.product || subscription.months === ordered.months),
  );
  if (alreadyOwned) return effectOn('has', alreadyOwned);
  const replaced = ownOfPlan.filter(
    (subscription) => subscription.recurring && opensAll(ordered.product, subscription.product),
  );
  const sameProduct = ownOfPlan.filter(({ product }) => product === ordered.product);
  const paidUntil = sameProduct.flatMap((subscription) => lastDayOf(subscription) ?? []).toSorted();
  const from = paidUntil.length > 0 ? addDays(paidUntil.at(-1) ?? today, 1) : today;
  const stops = [...replaced.map(({ id }) => id), ...overdue];
  if (replaced.length > 0) return { ...effectOn('replaces', replaced[0]), from, stops };
  if (paidUntil.length > 0) return { ...effectOn('extends', sameProduct[0]), from };
  const seat = running.find(
    ({ role, product }) => role === 'secondary' && opensAll(product, ordered.product),
  );
  return seat ? effectOn('member', seat) : effectOn('new');
}

/**
 * The reader's subscriptions whose renewal is overdue and that the ordered product stands in for: they give no access,
 * but would be charged as soon as the holder may be charged again.
 */
const overdueBeside = (
  owned: readonly OwnedSubscription[],
  { product, plan }: OrderedProduct,
  today: Day,
): OwnedSubscription[] =>
  owned.filter(
    (subscription) =>
      subscription.role === 'holder' &&
      subscription.plan === plan &&
      isRenewalOverdue(subscription, today) &&
      (opensAll(product, subscription.product) || opensAll(subscription.product, product)),
  );

/** The last day that is already paid for. */
const lastDayOf = ({ recurring, endsOn, renewsOn }: OwnedSubscription): Day | null =>
  recurring && renewsOn !== null ? addDays(renewsOn, -1) : endsOn;

/**
 * Whether another subscription of the same holder and plan opens as much and lasts longer: they have replaced or extended
 * this one, whose end then changes nothing for them.
 */
export function isContinued(
  one: OwnedSubscription,
  owned: readonly OwnedSubscription[],
  today: Day,
): boolean {
  const lastDay = lastDayOf(one) ?? '';
  return owned.some(
    (other) =>
      other.id !== one.id &&
      other.role === 'holder' &&
      other.plan === one.plan &&
      isRunning(other, today) &&
      opensAll(other.product, one.product) &&
      ((other.recurring && other.status !== 'not_paid') || (lastDayOf(other) ?? '') > lastDay),
  );
}

/** Whether the purchase is allowed. */
export const isBuyable = ({ kind }: PurchaseEffect): boolean => kind !== 'has' && kind !== 'unpaid';
