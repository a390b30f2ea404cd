import type { CheckoutKind, Order, OrderKind, OrderStatus, Refusal } from '#domain/orders.ts';
import type { Purchase } from '#domain/purchase.ts';
import type { Standing } from '#domain/purchase-standing.ts';
import type { components } from '#openapi/generated/account.ts';

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

const STANDINGS = {
  nuovo: 'new',
  prolunga: 'extends',
  sostituisce: 'replaces',
  condiviso: 'member',
  attivo: 'has',
  non_pagato: 'unpaid',
} as const satisfies Record<Wire['Acquisto']['situazione'], Standing['kind']>;

const CHECKOUTS = { qui: 'embedded', negozio: 'shop', chiusa: 'closed' } as const satisfies Record<
  Wire['Acquisto']['cassa'],
  CheckoutKind
>;

export const toOrder = ({ ordine }: { ordine: Wire['Ordine'] }): Order => ({
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

export const toPurchase = ({ acquisto }: { acquisto: Wire['Acquisto'] }): Purchase => ({
  offer: acquisto.offerta,
  product: acquisto.prodotto,
  plan: acquisto.piano,
  months: acquisto.mesi,
  cents: acquisto.centesimi,
  renewalCents: acquisto.centesimi_rinnovo,
  reserved: acquisto.riservata,
  standing: STANDINGS[acquisto.situazione],
  subscription: acquisto.abbonamento,
  from: acquisto.conta_dal,
  renewsOn: acquisto.rinnova_il,
  checkout: CHECKOUTS[acquisto.cassa],
});
