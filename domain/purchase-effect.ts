import { ACCESS_LEVELS } from './access.ts';
import { addDays } from './dates.ts';
import type { Day } from './newsstand.ts';
import { type Holding, isRunning, OPENS, type Plan, type Product } from './products.ts';
import { boughtInStore } from './subscription-rights.ts';

/** The fields of a reader's subscription that decide about a purchase. */
export type OwnedSubscription = Omit<Holding, 'devices'> & { id: number; months: 1 | 12 };

type Wanted = { product: Product; plan: Plan; months: 1 | 12 };

/**
 * Relation of a purchase to a reader's subscriptions: `new`; `extends` one that ends without renewal; `replaces` one
 * that would have renewed; `member`: the reader already has a seat on another reader's. `has` and `unpaid` exclude the
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

const rank = (product: Product) => ACCESS_LEVELS.indexOf(OPENS[product].access);

/** Whether one product opens everything that the other opens. */
const opensAll = (one: Product, other: Product): boolean =>
  rank(one) >= rank(other) && (OPENS[one].pressReview || !OPENS[other].pressReview);

/** Decides whether a reader may buy something, and what happens to their subscriptions. ACC-03, ACC-08 */
export function purchaseEffect(
  owned: readonly OwnedSubscription[],
  wanted: Wanted,
  today: Day,
): PurchaseEffect {
  const running = owned.filter((one) => isRunning(one, today) && !boughtInStore(one));
  const own = running.filter(({ role, plan }) => role === 'holder' && plan === wanted.plan);
  const stand = (kind: PurchaseEffect['kind'], one?: OwnedSubscription): PurchaseEffect => ({
    ...{ kind, subscription: one?.id ?? null, from: today, stops: [] },
  });
  const unpaid = own.find((one) => one.status === 'not_paid' && opensAll(one.product, wanted.product));
  if (unpaid) return stand('unpaid', unpaid);
  const has = own.find(
    (one) =>
      one.recurring &&
      opensAll(one.product, wanted.product) &&
      (one.product !== wanted.product || one.months === wanted.months),
  );
  if (has) return stand('has', has);
  const replaced = own.filter((one) => one.recurring && opensAll(wanted.product, one.product));
  const same = own.filter(({ product }) => product === wanted.product);
  const ends = same.flatMap((one) => lastDayOf(one) ?? []).toSorted();
  const from = ends.length > 0 ? addDays(ends.at(-1) ?? today, 1) : today;
  const stops = replaced.map(({ id }) => id);
  if (replaced.length > 0) return { ...stand('replaces', replaced[0]), from, stops };
  if (ends.length > 0) return { ...stand('extends', same[0]), from };
  const shared = running.find(
    ({ role, product }) => role === 'secondary' && opensAll(product, wanted.product),
  );
  return shared ? stand('member', shared) : stand('new');
}

/** The last day that is already paid for. */
const lastDayOf = ({ recurring, endsOn, renewsOn }: OwnedSubscription): Day | null =>
  recurring && renewsOn !== null ? addDays(renewsOn, -1) : endsOn;

/** Whether the purchase is allowed. */
export const isBuyable = ({ kind }: PurchaseEffect): boolean => kind !== 'has' && kind !== 'unpaid';
