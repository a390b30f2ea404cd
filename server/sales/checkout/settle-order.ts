import { brandOf } from '#domain/brands/brand-by-host.ts';
import { addDays, dayAt } from '#domain/dates.ts';
import type { Day } from '#domain/newsstand.ts';
import type { Plan } from '#domain/products.ts';
import { isBuyable } from '#domain/purchase-effect.ts';
import { firstRenewal, nextRenewal } from '#domain/renewal-date.ts';
import { addSubscription, changeSubscription } from '#server/accounts/db/subscriptions.ts';
import type { Orm } from '#server/base/db/connect.ts';
import { lockSubscriptionWithHolder, type SubscriptionWithHolder } from '../db/due-subscriptions.ts';
import { addPayment, changeOrder, type OrderRow } from '../db/orders.ts';
import { addCredits } from '../db/subscription-credits.ts';
import { markOfferUsed } from '../offers/offer-on-sale.ts';
import { purchaseEffectOf, purchaseEffectWithCredits } from '../offers/read-purchase-effect.ts';
import { issueInvoice } from '../subscriptions/issue-invoice.ts';
import { invoiceDescription } from '../subscriptions/product-name.ts';
import type { Checkout, PaymentOutcome, StoredCard } from './checkout.ts';
import { OrderRefused } from './order-refused.ts';

export type SettleContext = {
  checkout: Checkout;
  now: Date;
  /** Id of the shop's event that reported the payment; an event is settled once. */
  event?: string;
};

type Paid = Extract<PaymentOutcome, { outcome: 'paid' }>;

const ACTIVE_STATUSES: readonly string[] = ['active', 'renewed'];
const SEATS_OF_PLAN: Record<Plan, number> = { personal: 1, family: 4, company: 1 };

/**
 * Applies the result of a payment, whichever checkout reports it, within one transaction that locks the order: changes
 * the subscription, writes the invoice and marks the offer as used. @throws OrderRefused for a payment that must not be
 * accepted. ACC-03
 */
export async function settleOrder(
  tx: Orm,
  order: OrderRow,
  outcome: PaymentOutcome,
  context: SettleContext,
): Promise<OrderRow> {
  const { now, event } = context;
  const { reference, card } = outcome;
  await addPayment(tx, {
    orderId: order.id,
    outcome: outcome.outcome,
    cents: order.cents,
    at: now,
    card: card?.last ?? null,
    reference,
    event: event ?? null,
    refusal: outcome.outcome === 'refused' ? outcome.refusal : null,
  });
  if (outcome.outcome === 'refused') return await settleRefused(tx, order, outcome, now);
  const subscriptionId = await applyPayment(tx, order, outcome, context);
  const paid = await changeOrder(tx, order.id, {
    status: 'paid',
    subscriptionId,
    reference,
    card: card?.last ?? null,
    refusal: null,
    settledAt: now,
  });
  if (order.cents > 0) {
    const brand = brandOf(order.brand);
    await issueInvoice(tx, {
      readerId: order.readerId,
      brand,
      now,
      cents: order.cents,
      orderId: order.id,
      subscriptionId,
      description: invoiceDescription(brand, order),
    });
  }
  return paid;
}

async function settleRefused(
  tx: Orm,
  order: OrderRow,
  { refusal }: Extract<PaymentOutcome, { outcome: 'refused' }>,
  now: Date,
): Promise<OrderRow> {
  if (order.kind === 'renewal' && order.subscriptionId !== null) {
    const due = await lockSubscriptionWithHolder(tx, order.subscriptionId);
    const isStillDue = due?.renewsOn === order.dueOn && ACTIVE_STATUSES.includes(due.status);
    if (due && isStillDue) await changeSubscription(tx, due.id, { status: 'not_paid' });
  }
  return await changeOrder(tx, order.id, { status: 'refused', refusal, settledAt: now });
}

const replacedCardOf = (card: StoredCard | null) => ({
  card: card?.last ?? null,
  cardExpires: card?.expires ?? null,
});

/** The card that paid; the stored one stays where the shop reports none. */
const cardOf = (card: StoredCard | null) => (card ? replacedCardOf(card) : {});

async function applyPayment(tx: Orm, order: OrderRow, paid: Paid, context: SettleContext): Promise<number> {
  if (order.kind === 'purchase') return await beginSubscription(tx, order, paid, context);
  const due =
    order.subscriptionId === null ? undefined : await lockSubscriptionWithHolder(tx, order.subscriptionId);
  if (!due?.recurring) throw new OrderRefused('not-payable');
  if (order.kind === 'renewal') await renew(tx, { order, due, paid }, context);
  // A shop need not report the card: the former one is not shown any more then.
  else await changeSubscription(tx, due.id, replacedCardOf(paid.card));
  return due.id;
}

/** How long after its reader has accepted it an order is paid as on that day: a payment may end after midnight. */
const ACCEPTED_OFFER_MS = 86_400_000;

/** The day on which the offer of an order must be valid. */
const offerDayOf = ({ acceptedAt }: OrderRow, now: Date): Day =>
  dayAt(acceptedAt && now.getTime() - acceptedAt.getTime() < ACCEPTED_OFFER_MS ? acceptedAt : now);

/**
 * Begins a new subscription, open immediately; the subscriptions that it replaces stop renewing. @throws OrderRefused
 * if the reader has meanwhile bought as much with another order.
 */
async function beginSubscription(
  tx: Orm,
  order: OrderRow,
  { card }: Paid,
  { checkout, now }: SettleContext,
): Promise<number> {
  const { readerId, brand, product, plan, months, devices, renewalCents: cents } = order;
  const offer = { brand: brandOf(brand), readerId, offerId: order.offer, now };
  if (!(await markOfferUsed(tx, offer, offerDayOf(order, now)))) throw new OrderRefused('offer-changed');
  // The subscriptions that it replaces may be renewing right now, so they are locked first and the effect is
  // read again after that.
  for (const id of (await purchaseEffectOf(tx, readerId, order, now)).stops)
    await lockSubscriptionWithHolder(tx, id);
  const { effect, credits } = await purchaseEffectWithCredits(tx, readerId, order, now);
  if (!isBuyable(effect)) throw new OrderRefused('already-subscribed');
  const { from, stops } = effect;
  for (const id of stops) await stopRenewing(tx, id);
  const today = dayAt(now);
  const id = await addSubscription(
    tx,
    {
      brand,
      product,
      plan,
      months,
      devices,
      cents,
      status: 'active',
      recurring: true,
      startsOn: today,
      countsFrom: from === today ? null : from,
      endsOn: null,
      renewsOn: firstRenewal(from, months),
      ...cardOf(card),
      paymentType: checkout.paymentType,
      paymentCategory: 'Ricorrente',
      seats: SEATS_OF_PLAN[plan],
    },
    [readerId],
  );
  await addCredits(tx, id, credits);
  return id;
}

/** Stops the renewal of a subscription: it runs to its last paid day; one whose renewal was not paid ends. */
async function stopRenewing(tx: Orm, id: number): Promise<void> {
  const { renewsOn, status } = (await lockSubscriptionWithHolder(tx, id)) ?? {};
  if (!renewsOn) return;
  await changeSubscription(tx, id, {
    recurring: false,
    endsOn: addDays(renewsOn, -1),
    renewsOn: null,
    ...(status === 'not_paid' && { status: 'expired' }),
  });
}

type PaidRenewal = { order: OrderRow; due: SubscriptionWithHolder; paid: Paid };

async function renew(tx: Orm, { order, due, paid }: PaidRenewal, { now }: SettleContext): Promise<void> {
  if (order.dueOn === null || due.renewsOn !== order.dueOn) throw new OrderRefused('not-payable');
  await changeSubscription(tx, due.id, {
    status: due.status === 'not_paid' ? 'active' : 'renewed',
    endsOn: null,
    renewsOn: nextRenewal(order.dueOn, due, dayAt(now)),
    ...cardOf(paid.card),
  });
}
