import type { OwnSubscription, SubscriptionReceipt } from '#domain/own-subscription.ts';
import type { components } from '#openapi/generated/account.ts';
import type { Checkout } from '#server/sales/checkout/checkout.ts';
import type { InvoiceRow } from '#server/sales/db/invoices.ts';
import { invoiceNumber } from '#server/sales/subscriptions/issue-invoice.ts';
import { toAbbonamento } from './reader-wire.ts';

type Wire = components['schemas'];

const TIPI = {
  'renewal-off': 'rinnovo-disattivato',
  'renewal-on': 'rinnovo-riattivato',
  withdrawal: 'recesso',
} as const;

const RINNOVI = { off: 'disattivabile', on: 'riattivabile' } as const;

export const toRicevuta = ({ id, kind, at }: SubscriptionReceipt): Wire['Ricevuta'] => ({
  id,
  tipo: TIPI[kind],
  quando: at,
});

export const toAbbonamenti = (
  all: readonly OwnSubscription[],
  { checkout }: { checkout: Pick<Checkout, 'kind'> },
): { abbonamenti: Wire['Abbonamento'][] } => ({
  abbonamenti: all.map((one) => ({
    id: one.id,
    abbonamento: toAbbonamento(one),
    carta: one.card,
    carta_scade: one.cardExpires,
    pagamento_aggiornabile: one.paymentUpdatable && checkout.kind !== 'closed',
    negozio: one.store,
    rinnovo: one.renewalChange ? RINNOVI[one.renewalChange] : 'fisso',
    ultimo_giorno: one.lastDay,
    recesso_entro: one.withdrawUntil,
    giorni_ceduti: one.givenDays,
    posti: one.seats,
    ricevute: one.receipts.map(toRicevuta),
  })),
});

export const toFattura = (row: InvoiceRow): Wire['Fattura'] => ({
  id: row.id,
  numero: invoiceNumber(row),
  data: row.issuedOn,
  descrizione: row.description,
  centesimi: row.cents,
});
