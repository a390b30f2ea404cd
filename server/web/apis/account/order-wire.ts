import type { CheckoutKind, Order, OrderKind, OrderStatus, Refusal } from '#domain/orders.ts';
import type { Standing } from '#domain/purchase-standing.ts';
import type { components } from '#openapi/generated/account.ts';
import type { Checkout } from '#server/sales/checkout/checkout.ts';
import type { OrderProblem } from '#server/sales/checkout/order-refused.ts';
import type { Quote } from '#server/sales/checkout/purchase.ts';
import { refusal } from '../replies.ts';

type Wire = components['schemas'];

const TIPI = { purchase: 'acquisto', renewal: 'rinnovo', card: 'carta' } as const satisfies Record<
  OrderKind,
  string
>;

const STATI = {
  open: 'aperto',
  paid: 'pagato',
  refused: 'rifiutato',
  cancelled: 'annullato',
  refunded: 'rimborsato',
} as const satisfies Record<OrderStatus, string>;

const RIFIUTI = {
  declined: 'rifiutata',
  'card-expired': 'carta-scaduta',
  cancelled: 'annullata',
  'no-answer': 'senza-risposta',
} as const satisfies Record<Refusal, string>;

const SITUAZIONI = {
  new: 'nuovo',
  extends: 'prolunga',
  replaces: 'sostituisce',
  member: 'condiviso',
  has: 'attivo',
  unpaid: 'non_pagato',
} as const satisfies Record<Standing['kind'], string>;

export const toOrdine = (order: Order): { ordine: Wire['Ordine'] } => ({
  ordine: {
    ...{ id: order.id, tipo: TIPI[order.kind], stato: STATI[order.status], offerta: order.offer },
    ...{ prodotto: order.product, piano: order.plan, mesi: order.months },
    ...{ centesimi: order.cents, centesimi_rinnovo: order.renewalCents, carta: order.card },
    rifiuto: order.refusal && RIFIUTI[order.refusal],
    ...{ abbonamento: order.subscription, rinnova_il: order.renewsOn, fattura: order.invoice },
    indirizzo: order.payAt,
  },
});

const CASSE = { embedded: 'qui', shop: 'negozio', closed: 'chiusa' } as const satisfies Record<
  CheckoutKind,
  string
>;

export const toAcquisto = (
  { offer, standing, renewsOn }: Quote,
  { kind }: Pick<Checkout, 'kind'>,
): { acquisto: Wire['Acquisto'] } => ({
  acquisto: {
    ...{ offerta: offer.id, prodotto: offer.product, piano: offer.plan, mesi: offer.months },
    ...{ centesimi: offer.cents, centesimi_rinnovo: offer.renewalCents, riservata: offer.reserved },
    ...{ situazione: SITUAZIONI[standing.kind], abbonamento: standing.subscription },
    ...{ conta_dal: standing.from, rinnova_il: renewsOn, cassa: CASSE[kind] },
  },
});

/** Also of an order that is somebody else's, or of another paper. */
export const noOrder = () => refusal(404, 'ERR_NOT_FOUND', 'this reader has no such order here');

const PROBLEMS = {
  'already-subscribed': 'ERR_ALREADY_SUBSCRIBED',
  'offer-changed': 'ERR_OFFER_CHANGED',
  'not-payable': 'ERR_ORDER_NOT_PAYABLE',
  'sales-closed': 'ERR_SALES_CLOSED',
} as const satisfies Record<OrderProblem, string>;

export const orderProblem = (problem: OrderProblem) =>
  refusal(409, PROBLEMS[problem], `the order cannot be paid: ${problem}`);
