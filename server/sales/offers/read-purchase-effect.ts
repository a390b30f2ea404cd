import { type Changeover, type Credit, creditedDays, creditsOf, lastPaidDay } from '#domain/changeover.ts';
import { addDays, dayAt } from '#domain/dates.ts';
import type { Day } from '#domain/newsstand.ts';
import type { OfferOnSale } from '#domain/offer-on-sale.ts';
import { isRunning } from '#domain/products.ts';
import { isBuyable, type PurchaseEffect, purchaseEffect } from '#domain/purchase-effect.ts';
import { firstRenewal } from '#domain/renewal-date.ts';
import { type ReaderSubscription, subscriptionsOf } from '#server/accounts/db/subscriptions.ts';
import type { Orm } from '#server/base/db/connect.ts';
import { lastPaidCents } from '../db/orders.ts';
import { creditsReceivedBy } from '../db/subscription-credits.ts';

/** The product to be bought. */
export type WantedProduct = Pick<OfferOnSale, 'brand' | 'product' | 'plan' | 'months' | 'renewalCents'>;

/**
 * How a purchase relates to the reader's current subscriptions, and from which day it counts. The order page and
 * the payment use this function, and reserved offers the same calculation (`changeoverOf`), so they never differ.
 * ACC-03, ACC-08
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
  const { effect, subscriptionsWithPrice, fromWithoutCredits } = await readEffect(orm, readerId, wanted, now);
  const creditsById = await creditsReceivedBy(
    orm,
    subscriptionsWithPrice.map(({ id }) => id),
  );
  const withCredits = subscriptionsWithPrice.map((subscription) => ({
    ...subscription,
    credits: creditsById.get(subscription.id) ?? [],
  }));
  return { effect, credits: creditsOf(withCredits, wanted, { today: dayAt(now), from: fromWithoutCredits }) };
}

/**
 * What the purchase of a reserved offer changes for the reader, as the offer shows it; null for a product that cannot
 * be bought beside the current ones.
 */
export async function changeoverOf(
  orm: Orm,
  readerId: string,
  wanted: WantedProduct,
  now: Date,
): Promise<Changeover | null> {
  const { effect, extraDays, subscriptionsWithPrice } = await readEffect(orm, readerId, wanted, now);
  if (!isBuyable(effect)) return null;
  const ending = subscriptionsWithPrice
    .filter((subscription) => effect.stops.includes(subscription.id) && isRunning(subscription, dayAt(now)))
    .map((subscription) => ({
      product: subscription.product,
      lastDay: lastPaidDay(subscription) ?? dayAt(now),
    }));
  return { renewsOn: firstRenewal(effect.from, wanted.months), extraDays, ending };
}

type EffectDetails = {
  effect: PurchaseEffect;
  extraDays: number;
  subscriptionsWithPrice: (ReaderSubscription & { paidCents: number | null })[];
  /**
   * Day after the last paid day of the same product, or today: the first day of the purchase before `extraDays` are
   * added.
   */
  fromWithoutCredits: Day;
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
  const subscriptionsWithPrice = subscriptions.map((subscription) => ({
    ...subscription,
    paidCents: lastPaid.get(subscription.id) ?? null,
  }));
  const effect = purchaseEffect(subscriptions, wanted, today);
  const extraDays = creditedDays(subscriptionsWithPrice, wanted, today);
  const { from: fromWithoutCredits } = effect;
  return {
    effect: { ...effect, from: addDays(fromWithoutCredits, extraDays) },
    extraDays,
    subscriptionsWithPrice,
    fromWithoutCredits,
  };
}
