import type { Day } from '#domain/newsstand.ts';
import type { OfferOnSale } from '#domain/offer-on-sale.ts';
import type { Order } from '#domain/orders.ts';
import { isBuyable, type PurchaseEffect } from '#domain/purchase-effect.ts';
import { firstRenewal } from '#domain/renewal-date.ts';
import type { Orm } from '#server/base/db/connect.ts';
import { failure, type Result, success } from '#server/base/result.ts';
import { addOrder, changeOrder, lockOpenPurchase, type OrderRow } from '../db/orders.ts';
import { findOfferOnSale } from '../offers/offer-on-sale.ts';
import { purchaseEffectOf } from '../offers/read-purchase-effect.ts';
import { reopeningChanges } from './lock-order.ts';
import type { OrderProblem } from './order-refused.ts';
import { type OrderContext, toOrder } from './order-view.ts';

type Buyer = { readerId: string };

/**
 * A purchase before it is ordered: the offer, its effect on the reader's subscriptions, and the first
 * renewal.
 */
export type Quote = { offer: OfferOnSale; effect: PurchaseEffect; renewsOn: Day };

/** @returns null for an offer that is not available to this reader. ACC-03 */
export async function quotePurchase(
  { orm, brand, now }: OrderContext,
  { readerId }: Buyer,
  offerId: string,
): Promise<Quote | null> {
  const offer = await findOfferOnSale(orm, { brand, readerId, offerId, now });
  if (!offer) return null;
  const effect = await purchaseEffectOf(orm, readerId, offer, now);
  return { offer, effect, renewsOn: firstRenewal(effect.from, offer.months) };
}

/**
 * Opens the order of an offer, with the conditions accepted. An unpaid order for the same offer is reused and
 * updated to what the offer says now. ACC-03
 * @param shownCents price in cents that the reader was shown
 */
export async function openPurchase(
  context: OrderContext,
  { readerId }: Buyer,
  { offerId, shownCents }: { offerId: string; shownCents: number },
): Promise<Result<Order, 'no-such-offer' | OrderProblem>> {
  const { orm, now, checkout } = context;
  if (checkout.kind === 'closed') return failure('sales-closed');
  const quote = await quotePurchase(context, { readerId }, offerId);
  if (!quote) return failure('no-such-offer');
  if (!isBuyable(quote.effect)) return failure('already-subscribed');
  if (quote.offer.cents !== shownCents) return failure('offer-changed');
  const row = await orm.transaction((tx) => openOrder(tx, context, { readerId, offer: quote.offer, now }));
  return success(await toOrder(context, row));
}

type NewPurchase = { readerId: string; offer: OfferOnSale; now: Date };

async function openOrder(
  tx: Orm,
  { checkout }: OrderContext,
  { readerId, offer, now }: NewPurchase,
): Promise<OrderRow> {
  const { id, brand, product, plan, months, cents, renewalCents, devices } = offer;
  const terms = { product, plan, months, cents, renewalCents, devices, checkout: checkout.name };
  const readerOfPaper = { readerId, brand };
  const unpaid = await lockOpenPurchase(tx, readerOfPaper, id);
  if (unpaid) {
    return await changeOrder(tx, unpaid.id, {
      ...terms,
      ...reopeningChanges(unpaid, checkout),
      acceptedAt: now,
    });
  }
  const added = await addOrder(tx, {
    ...terms,
    ...readerOfPaper,
    kind: 'purchase',
    offer: id,
    status: 'open',
    acceptedAt: now,
    createdAt: now,
  });
  // Nothing was added if a simultaneous call of the same reader has added the order first.
  const row = added ?? (await lockOpenPurchase(tx, readerOfPaper, id));
  if (!row) throw new Error('an order was neither added nor found');
  return row;
}
