import { dayAt } from '#domain/dates.ts';
import type { CheckoutKind, Order, OrderKind, OrderStatus, Refusal } from '#domain/orders.ts';
import type { PurchaseEffect } from '#domain/purchase-effect.ts';
import { cardPayment, PurchaseTerms } from '#domain/validation/card-payment.ts';
import { GooglePurchase } from '#domain/validation/withdrawal.ts';
import type { components, operations } from '#openapi/generated/account.ts';
import { countPurchase } from '#server/accounts/identity/limits.ts';
import { failure } from '#server/base/result.ts';
import type { Checkout } from '#server/sales/checkout/checkout.ts';
import { readOrder } from '#server/sales/checkout/order-view.ts';
import { payOrder as pay } from '#server/sales/checkout/pay-order.ts';
import { openPaymentUpdate as open } from '#server/sales/checkout/payment-update.ts';
import { openPurchase, type Quote, quotePurchase } from '#server/sales/checkout/purchase.ts';
import { StoreUnavailable } from '#server/sales/subscriptions/google-play/play-store.ts';
import { linkGooglePurchase } from '#server/sales/subscriptions/link-google-purchase.ts';
import { ownSubscriptions } from '#server/sales/subscriptions/own-subscriptions.ts';
import type { Handler } from '../../http/handler.ts';
import { refuse } from '../refusals.ts';
import { LOGIN_REQUIRED, ok } from '../replies.ts';
import { readFields } from './answers.ts';
import { toAbbonamenti } from './subscriptions.ts';

type Wire = components['schemas'];

const KINDS_TO_WIRE = { purchase: 'acquisto', renewal: 'rinnovo', card: 'carta' } as const satisfies Record<
  OrderKind,
  string
>;

const STATUSES_TO_WIRE = {
  open: 'aperto',
  paid: 'pagato',
  refused: 'rifiutato',
  cancelled: 'annullato',
  refunded: 'rimborsato',
} as const satisfies Record<OrderStatus, string>;

const PAYMENT_FAILURES_TO_WIRE = {
  declined: 'rifiutata',
  'card-expired': 'carta-scaduta',
  cancelled: 'annullata',
  'no-answer': 'senza-risposta',
} as const satisfies Record<Refusal, string>;

const EFFECTS_TO_WIRE = {
  new: 'nuovo',
  extends: 'prolunga',
  replaces: 'sostituisce',
  member: 'condiviso',
  has: 'attivo',
  unpaid: 'non_pagato',
} as const satisfies Record<PurchaseEffect['kind'], string>;

const toOrdine = (order: Order): { ordine: Wire['Ordine'] } => ({
  ordine: {
    id: order.id,
    tipo: KINDS_TO_WIRE[order.kind],
    stato: STATUSES_TO_WIRE[order.status],
    offerta: order.offer,
    prodotto: order.product,
    piano: order.plan,
    mesi: order.months,
    centesimi: order.cents,
    centesimi_rinnovo: order.renewalCents,
    carta: order.card,
    rifiuto: order.refusal && PAYMENT_FAILURES_TO_WIRE[order.refusal],
    abbonamento: order.subscription,
    rinnova_il: order.renewsOn,
    fattura: order.invoice,
    indirizzo: order.payAt,
  },
});

const CHECKOUTS_TO_WIRE = { embedded: 'qui', shop: 'negozio', closed: 'chiusa' } as const satisfies Record<
  CheckoutKind,
  string
>;

const toAcquisto = (
  { offer, effect, renewsOn }: Quote,
  { kind }: Pick<Checkout, 'kind'>,
): { acquisto: Wire['Acquisto'] } => ({
  acquisto: {
    offerta: offer.id,
    prodotto: offer.product,
    piano: offer.plan,
    mesi: offer.months,
    centesimi: offer.cents,
    centesimi_rinnovo: offer.renewalCents,
    riservata: offer.reserved,
    situazione: EFFECTS_TO_WIRE[effect.kind],
    abbonamento: effect.subscription,
    conta_dal: effect.from,
    rinnova_il: renewsOn,
    cassa: CHECKOUTS_TO_WIRE[kind],
  },
});

export const getPurchase: Handler<operations['getPurchase']> = async (call) => {
  const { session, path } = call;
  if (!session) return LOGIN_REQUIRED;
  const quote = await quotePurchase(call, session, path.offerta);
  return quote ? ok(toAcquisto(quote, call.checkout)) : refuse('no-such-offer');
};

export const openOrder: Handler<operations['openOrder']> = async (call) => {
  const { session, body } = call;
  if (!session) return LOGIN_REQUIRED;
  const read = readFields(PurchaseTerms, { condizioni: body.condizioni, subito: body.subito });
  if (!read.ok) return refuse(read.error);
  const order = await openPurchase(call, session, { offerId: body.offerta, shownCents: body.centesimi });
  return order.ok ? ok(toOrdine(order.value)) : refuse(order.error);
};

export const openPaymentUpdate: Handler<operations['openPaymentUpdate']> = async (call) => {
  const { session, path, body } = call;
  if (!session) return LOGIN_REQUIRED;
  const order = await open(call, session, { id: path.id, shownCents: body.centesimi });
  return order.ok ? ok(toOrdine(order.value)) : refuse(order.error);
};

export const getOrder: Handler<operations['getOrder']> = async (call) => {
  const { session, path } = call;
  if (!session) return LOGIN_REQUIRED;
  const order = await readOrder(call, session, path.id);
  return order ? ok(toOrdine(order)) : refuse('no-such-order');
};

export const payOrder: Handler<operations['payOrder']> = async (call) => {
  const { session, path, body, now } = call;
  if (!session) return LOGIN_REQUIRED;
  const read = readFields(cardPayment(dayAt(now)), body);
  if (!read.ok) return refuse(read.error);
  const order = await pay(call, session, { id: path.id, card: read.value });
  return order.ok ? ok(toOrdine(order.value)) : refuse(order.error);
};

export const linkGoogleSubscription: Handler<operations['linkGoogleSubscription']> = async (call) => {
  const { session, orm } = call;
  if (!session) return LOGIN_REQUIRED;
  const read = readFields(GooglePurchase, call.body);
  if (!read.ok) return refuse(read.error);
  const wait = await countPurchase(call.identity, session.readerId);
  if (wait > 0) return refuse({ wait });
  const linked = await linkGooglePurchase(call, session, read.value.codice).catch((error: unknown) => {
    if (error instanceof StoreUnavailable) return failure('store-not-reached');
    throw error;
  });
  if (!linked.ok) return refuse(linked.error);
  return ok(toAbbonamenti(await ownSubscriptions(orm, session.readerId, call), call));
};
