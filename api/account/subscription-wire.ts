import type { OwnInvoice, OwnSubscription, SubscriptionReceipt } from '#domain/own-subscription.ts';
import type { components } from '#openapi/generated/account.ts';
import { toSubscription } from './wire.ts';

type Wire = components['schemas'];

const KINDS = {
  'rinnovo-disattivato': 'renewal-off',
  'rinnovo-riattivato': 'renewal-on',
  recesso: 'withdrawal',
} as const;

const CHANGES = { disattivabile: 'off', riattivabile: 'on', fisso: null } as const;

export const toReceipt = ({ id, tipo, quando }: Wire['Ricevuta']): SubscriptionReceipt => ({
  id,
  kind: KINDS[tipo],
  at: quando,
});

export const toSubscriptions = ({ abbonamenti }: { abbonamenti: Wire['Abbonamento'][] }): OwnSubscription[] =>
  abbonamenti.map((wire) => ({
    ...toSubscription(wire.abbonamento),
    id: wire.id,
    card: wire.carta,
    cardExpires: wire.carta_scade,
    paymentUpdatable: wire.pagamento_aggiornabile,
    store: wire.negozio,
    renewalChange: CHANGES[wire.rinnovo],
    lastDay: wire.ultimo_giorno,
    withdrawUntil: wire.recesso_entro,
    givenDays: wire.giorni_ceduti,
    seats: wire.posti,
    receipts: wire.ricevute.map(toReceipt),
  }));

/** What was declared about a subscription, and how all of them stand then. */
export type Declared = { receipt: SubscriptionReceipt; subscriptions: OwnSubscription[] };

export const toDeclared = (wire: Wire['RispostaDichiarazione']['data']): Declared => ({
  receipt: toReceipt(wire.ricevuta),
  subscriptions: toSubscriptions(wire),
});

export const toInvoice = (wire: Wire['Fattura']): OwnInvoice => ({
  id: wire.id,
  number: wire.numero,
  issuedOn: wire.data,
  description: wire.descrizione,
  cents: wire.centesimi,
});
