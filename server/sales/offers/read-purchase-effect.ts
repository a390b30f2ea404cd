import { type Changeover, type Credit, creditedDays, creditsOf, lastPaidDay } from '#domain/changeover.ts';
import { addDays, dayAt } from '#domain/dates.ts';
import type { Day } from '#domain/newsstand.ts';
import type { OfferOnSale } from '#domain/offer-on-sale.ts';
import { isBuyable, type PurchaseEffect, purchaseEffect } from '#domain/purchase-effect.ts';
import { firstRenewal } from '#domain/renewal-date.ts';
import { type ReaderSubscription, subscriptionsOf } from '#server/accounts/db/subscriptions.ts';
import type { Orm } from '#server/base/db/connect.ts';
import { lastPaidCents } from '../db/orders.ts';
import { creditsReceivedBy } from '../db/subscription-credits.ts';

/** The product to be bought. */
export type WantedProduct = Pick<OfferOnSale, 'brand' | 'product' | 'plan' | 'months' | 'renewalCents'>;

/**
 * How a purchase relates to the reader's current subscriptions, and from which day it counts. Offer, summary and
 * payment all use this function. ACC-03, ACC-08
 */
export async function purchaseEffectOf(
  orm: Orm,
  readerId: string,
  wanted: WantedProduct,
  now: Date,
): Promise<PurchaseEffect> {
  return (await readEffect(orm, readerId, wanted, now)).effect;
}

/**
 * The effect of a purchase, and its credits: the days by which its first period is longer, each with the
 * earlier subscription that gives them. A payment stores both.
 */
export async function purchaseEffectWithCredits(
  orm: Orm,
  readerId: string,
  wanted: WantedProduct,
  now: Date,
): Promise<{ effect: PurchaseEffect; credits: Credit[] }> {
  const { effect, paid, sameFrom } = await readEffect(orm, readerId, wanted, now);
  const creditsById = await creditsReceivedBy(
    orm,
    paid.map(({ id }) => id),
  );
  const withCredits = paid.map((subscription) => ({
    ...subscription,
    credits: creditsById.get(subscription.id) ?? [],
  }));
  return { effect, credits: creditsOf(withCredits, wanted, { today: dayAt(now), from: sameFrom }) };
}

/**
 * What a purchase changes for the reader, as the summary shows it; null for a product that cannot be bought beside the
 * current ones.
 */
export async function changeoverOf(
  orm: Orm,
  readerId: string,
  wanted: WantedProduct,
  now: Date,
): Promise<Changeover | null> {
  const { effect, extraDays, paid } = await readEffect(orm, readerId, wanted, now);
  if (!isBuyable(effect)) return null;
  const ending = paid
    .filter(({ id }) => effect.stops.includes(id))
    .map((subscription) => ({
      product: subscription.product,
      lastDay: lastPaidDay(subscription) ?? dayAt(now),
    }));
  return { renewsOn: firstRenewal(effect.from, wanted.months), extraDays, ending };
}

type EffectDetails = {
  effect: PurchaseEffect;
  extraDays: number;
  paid: (ReaderSubscription & { paidCents: number | null })[];
  /** First day that the purchase counts if only days of the same product come before it. */
  sameFrom: Day;
};

async function readEffect(
  orm: Orm,
  readerId: string,
  wanted: WantedProduct,
  now: Date,
): Promise<EffectDetails> {
  const today = dayAt(now);
  const subscriptions = await subscriptionsOf(orm, readerId, wanted.brand, today);
  const lastPaid = await lastPaidCents(
    orm,
    subscriptions.map(({ id }) => id),
  );
  const paid = subscriptions.map((subscription) => ({
    ...subscription,
    paidCents: lastPaid.get(subscription.id) ?? null,
  }));
  const effect = purchaseEffect(subscriptions, wanted, today);
  const extraDays = creditedDays(paid, wanted, today);
  const { from: sameFrom } = effect;
  return { effect: { ...effect, from: addDays(sameFrom, extraDays) }, extraDays, paid, sameFrom };
}
