import type { OwnSubscription, SubscriptionReceipt } from '#domain/own-subscription.ts';
import { Withdrawal } from '#domain/validation/withdrawal.ts';
import type { components, operations } from '#openapi/generated/account.ts';
import type { Checkout } from '#server/sales/checkout/checkout.ts';
import { findInvoice, type InvoiceRow, invoicesOf } from '#server/sales/db/invoices.ts';
import { changeRenewal } from '#server/sales/subscriptions/change-renewal.ts';
import { invoiceStrings } from '#server/sales/subscriptions/invoice-strings.ts';
import { invoiceNumber } from '#server/sales/subscriptions/issue-invoice.ts';
import { ownSubscriptions } from '#server/sales/subscriptions/own-subscriptions.ts';
import { withdrawFrom } from '#server/sales/subscriptions/withdraw.ts';
import { Attachment } from '../../http/answer-bodies.ts';
import type { Handler } from '../../http/handler.ts';
import { refuse } from '../refusals.ts';
import { LOGIN_REQUIRED, ok } from '../replies.ts';
import { readFields } from './answers.ts';
import { toAbbonamento } from './reader.ts';

type Wire = components['schemas'];

const RECEIPT_KINDS_TO_WIRE = {
  'renewal-off': 'rinnovo-disattivato',
  'renewal-on': 'rinnovo-riattivato',
  withdrawal: 'recesso',
} as const;

const RENEWAL_CHANGES_TO_WIRE = { off: 'disattivabile', on: 'riattivabile' } as const;

const toRicevuta = ({ id, kind, at }: SubscriptionReceipt): Wire['Ricevuta'] => ({
  id,
  tipo: RECEIPT_KINDS_TO_WIRE[kind],
  quando: at,
});

export const toAbbonamenti = (
  all: readonly OwnSubscription[],
  { checkout }: { checkout: Pick<Checkout, 'kind'> },
): { abbonamenti: Wire['Abbonamento'][] } => ({
  abbonamenti: all.map((subscription) => ({
    id: subscription.id,
    abbonamento: toAbbonamento(subscription),
    carta: subscription.card,
    carta_scade: subscription.cardExpires,
    pagamento_aggiornabile: subscription.paymentUpdatable && checkout.kind !== 'closed',
    negozio: subscription.store,
    rinnovo: subscription.renewalChange ? RENEWAL_CHANGES_TO_WIRE[subscription.renewalChange] : 'fisso',
    ultimo_giorno: subscription.lastDay,
    recesso_entro: subscription.withdrawUntil,
    giorni_ceduti: subscription.givenDays,
    posti: subscription.seats,
    ricevute: subscription.receipts.map(toRicevuta),
  })),
});

const toFattura = (row: InvoiceRow): Wire['Fattura'] => ({
  id: row.id,
  numero: invoiceNumber(row),
  data: row.issuedOn,
  descrizione: row.description,
  centesimi: row.cents,
});

export const listSubscriptions: Handler<operations['listSubscriptions']> = async (call) => {
  const { session, orm } = call;
  if (!session) return LOGIN_REQUIRED;
  return ok(toAbbonamenti(await ownSubscriptions(orm, session.readerId, call), call));
};

export const setRenewal: Handler<operations['setRenewal']> = async (call) => {
  const { session, path, body, orm } = call;
  if (!session) return LOGIN_REQUIRED;
  const receipt = await changeRenewal(call, session, { id: path.id, on: body.attivo });
  if (!receipt.ok) return refuse(receipt.error);
  const all = await ownSubscriptions(orm, session.readerId, call);
  return ok({ ricevuta: toRicevuta(receipt.value), ...toAbbonamenti(all, call) });
};

export const withdraw: Handler<operations['withdraw']> = async (call) => {
  const { session, path, orm } = call;
  if (!session) return LOGIN_REQUIRED;
  const read = readFields(Withdrawal, call.body);
  if (!read.ok) return refuse(read.error);
  const receipt = await withdrawFrom(call, session, { id: path.id, declared: read.value });
  if (!receipt.ok) return refuse(receipt.error);
  const all = await ownSubscriptions(orm, session.readerId, call);
  return ok({ ricevuta: toRicevuta(receipt.value), ...toAbbonamenti(all, call) });
};

export const listInvoices: Handler<operations['listInvoices']> = async ({ session, orm, brand }) => {
  if (!session) return LOGIN_REQUIRED;
  const rows = await invoicesOf(orm, { readerId: session.readerId, brand: brand.sigla });
  return ok({ fatture: rows.map(toFattura) });
};

export const getInvoicePdf: Handler<operations['getInvoicePdf']> = async ({ session, path, orm, brand }) => {
  if (!session) return LOGIN_REQUIRED;
  const row = await findInvoice(orm, { readerId: session.readerId, brand: brand.sigla }, path.id);
  if (!row) return refuse('no-such-invoice');
  const name = invoiceStrings.fileName(row.brand, row.number, row.year);
  const { invoicePdf } = await import('#server/sales/subscriptions/invoice-pdf.ts');
  return { status: 200, body: new Attachment('application/pdf', name, await invoicePdf(row)) };
};
