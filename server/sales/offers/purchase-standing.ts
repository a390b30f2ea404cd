import { type Changeover, type Credit, creditedDays, creditsOf, lastPaidDay } from '#domain/changeover.ts';
import { addDays, dayAt } from '#domain/dates.ts';
import type { Day } from '#domain/newsstand.ts';
import type { OfferOnSale } from '#domain/offer-on-sale.ts';
import { isBuyable, type PurchaseEffect, purchaseEffect } from '#domain/purchase-effect.ts';
import { firstRenewal } from '#domain/renewal-date.ts';
import { type ReaderSubscription, subscriptionsOf } from '#server/accounts/db/subscriptions.ts';
import type { Orm } from '#server/base/db/connect.ts';
import { lastPaidCents } from '../db/orders.ts';
import { creditsTo } from '../db/subscription-credits.ts';

/** The product to be bought. */
export type Wanted = Pick<OfferOnSale, 'brand' | 'product' | 'plan' | 'months' | 'renewalCents'>;

/**
 * How a purchase relates to the reader's current subscriptions, and from which day it counts. Offer, summary and
 * payment all use this function. ACC-03, ACC-08
 */
export async function purchaseEffectOf(
  orm: Orm,
  readerId: string,
  wanted: Wanted,
  now: Date,
): Promise<PurchaseEffect> {
  return (await readStanding(orm, readerId, wanted, now)).effect;
}

/**
 * The standing of a purchase with its credits: which earlier subscriptions give the days that its first period is
 * longer. A payment stores both.
 */
export async function purchaseEffectToKeep(
  orm: Orm,
  readerId: string,
  wanted: Wanted,
  now: Date,
): Promise<{ effect: PurchaseEffect; credits: Credit[] }> {
  const { effect, paid, sameFrom } = await readStanding(orm, readerId, wanted, now);
  const earlier = await creditsTo(
    orm,
    paid.map(({ id }) => id),
  );
  const withCredits = paid.map((one) => ({ ...one, credits: earlier.get(one.id) ?? [] }));
  return { effect, credits: creditsOf(withCredits, wanted, { today: dayAt(now), from: sameFrom }) };
}

/**
 * What a purchase changes for the reader, as the summary shows it; null for a product that cannot be bought beside the
 * current ones.
 */
export async function changeoverOf(
  orm: Orm,
  readerId: string,
  wanted: Wanted,
  now: Date,
): Promise<Changeover | null> {
  const { effect, extraDays, paid } = await readStanding(orm, readerId, wanted, now);
  if (!isBuyable(effect)) return null;
  const stops = paid
    .filter(({ id }) => effect.stops.includes(id))
    .map((one) => ({ product: one.product, lastDay: lastPaidDay(one) ?? dayAt(now) }));
  return { renewsOn: firstRenewal(effect.from, wanted.months), extraDays, stops };
}

type Beside = {
  effect: PurchaseEffect;
  extraDays: number;
  paid: (ReaderSubscription & { paidCents: number | null })[];
  /** First day that the purchase counts if only days of the same product come before it. */
  sameFrom: Day;
};

async function readStanding(orm: Orm, readerId: string, wanted: Wanted, now: Date): Promise<Beside> {
  const today = dayAt(now);
  const held = await subscriptionsOf(orm, readerId, wanted.brand, today);
  const lastPaid = await lastPaidCents(
    orm,
    held.map(({ id }) => id),
  );
  const paid = held.map((one) => ({ ...one, paidCents: lastPaid.get(one.id) ?? null }));
  const effect = purchaseEffect(held, wanted, today);
  const extraDays = creditedDays(paid, wanted, today);
  const { from: sameFrom } = effect;
  return { effect: { ...effect, from: addDays(sameFrom, extraDays) }, extraDays, paid, sameFrom };
}
