import type { CheckoutKind, Order, OrderKind, OrderStatus, Refusal } from '#domain/orders.ts';
import type { Purchase } from '#domain/purchase.ts';
import type { PurchaseEffect } from '#domain/purchase-effect.ts';
import type { CardPayment } from '#domain/validation/card-payment.ts';
import type { components } from '#openapi/generated/account.ts';
import type { Api } from '../clients.ts';
import { unwrap } from '../unwrap.ts';

type Wire = components['schemas'];

const KINDS = { acquisto: 'purchase', rinnovo: 'renewal', carta: 'card' } as const satisfies Record<
  Wire['Ordine']['tipo'],
  OrderKind
>;

const STATUSES = {
  aperto: 'open',
  pagato: 'paid',
  rifiutato: 'refused',
  annullato: 'cancelled',
  rimborsato: 'refunded',
} as const satisfies Record<Wire['Ordine']['stato'], OrderStatus>;

const REFUSALS = {
  rifiutata: 'declined',
  'carta-scaduta': 'card-expired',
  annullata: 'cancelled',
  'senza-risposta': 'no-answer',
} as const satisfies Record<NonNullable<Wire['Ordine']['rifiuto']>, Refusal>;

const EFFECTS = {
  nuovo: 'new',
  prolunga: 'extends',
  sostituisce: 'replaces',
  condiviso: 'member',
  attivo: 'has',
  non_pagato: 'unpaid',
} as const satisfies Record<Wire['Acquisto']['situazione'], PurchaseEffect['kind']>;

const CHECKOUTS = { qui: 'embedded', negozio: 'shop', chiusa: 'closed' } as const satisfies Record<
  Wire['Acquisto']['cassa'],
  CheckoutKind
>;

const toOrder = ({ ordine }: { ordine: Wire['Ordine'] }): Order => ({
  id: ordine.id,
  kind: KINDS[ordine.tipo],
  status: STATUSES[ordine.stato],
  offer: ordine.offerta,
  product: ordine.prodotto,
  plan: ordine.piano,
  months: ordine.mesi,
  cents: ordine.centesimi,
  renewalCents: ordine.centesimi_rinnovo,
  card: ordine.carta,
  refusal: ordine.rifiuto && REFUSALS[ordine.rifiuto],
  subscription: ordine.abbonamento,
  renewsOn: ordine.rinnova_il,
  invoice: ordine.fattura,
  payAt: ordine.indirizzo,
});

const toPurchase = ({ acquisto }: { acquisto: Wire['Acquisto'] }): Purchase => ({
  offer: acquisto.offerta,
  product: acquisto.prodotto,
  plan: acquisto.piano,
  months: acquisto.mesi,
  cents: acquisto.centesimi,
  renewalCents: acquisto.centesimi_rinnovo,
  reserved: acquisto.riservata,
  effect: EFFECTS[acquisto.situazione],
  subscription: acquisto.abbonamento,
  from: acquisto.conta_dal,
  renewsOn: acquisto.rinnova_il,
  checkout: CHECKOUTS[acquisto.cassa],
});

/**
 * The purchase that an offer would be for this reader, with its price. @throws ApiError `not-found`,
 * `login-required`, `offline`. ACC-03
 */
export async function getPurchase({ account }: Api, offer: string): Promise<Purchase> {
  const reply = await unwrap(
    'getPurchase',
    account.GET('/api/user/purchase/{offerta}', { params: { path: { offerta: offer } } }),
  );
  return toPurchase(reply.data);
}

/** `cents` is the price that was shown to the reader. */
type OrderRequest = { offer: string; cents: number; condizioni: boolean; subito: boolean };

/**
 * Opens an order for an offer; opening it again before it is paid returns the same order.
 * @throws ApiError `already-subscribed`, `offer-changed`, `not-found`, `field-not-valid`, `offline`. ACC-03
 */
export async function openOrder(
  { account }: Api,
  { offer, cents, condizioni, subito }: OrderRequest,
): Promise<Order> {
  const body = { offerta: offer, centesimi: cents, condizioni, subito };
  return toOrder((await unwrap('openOrder', account.POST('/api/user/orders', { body }))).data);
}

/**
 * Opens an order that updates a subscription's payment: it pays what is due, or registers another card.
 * @param cents the amount that was shown to the reader
 * @throws ApiError `payment-not-updated`, `offer-changed`, `not-found`, `offline`. ACC-03
 */
export async function openPaymentUpdate({ account }: Api, id: number, cents: number): Promise<Order> {
  const reply = await unwrap(
    'openPaymentUpdate',
    account.POST('/api/user/subscriptions/{id}/payment', {
      params: { path: { id } },
      body: { centesimi: cents },
    }),
  );
  return toOrder(reply.data);
}

/** The current state of the reader's order. @throws ApiError `not-found`, `login-required`, `offline`. ACC-03 */
export async function getOrder({ account }: Api, id: string): Promise<Order> {
  const reply = await unwrap('getOrder', account.GET('/api/user/orders/{id}', { params: { path: { id } } }));
  return toOrder(reply.data);
}

/**
 * Pays an order with a card; a repeated call pays it only once. A refusal by the bank is a regular answer, not an
 * error.
 * @throws ApiError `order-not-payable`, `sales-closed`, `already-subscribed`, `offer-changed`, `field-not-valid`,
 * `offline`. ACC-03
 */
export async function payOrder(
  { account }: Api,
  { id, card }: { id: string; card: CardPayment },
): Promise<Order> {
  const reply = await unwrap(
    'payOrder',
    account.POST('/api/user/orders/{id}/pay', { params: { path: { id } }, body: card }),
  );
  return toOrder(reply.data);
}
