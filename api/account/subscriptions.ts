import type { OwnInvoice, OwnSubscription, SubscriptionReceipt } from '#domain/own-subscription.ts';
import type { Withdrawal } from '#domain/validation/withdrawal.ts';
import type { components } from '#openapi/generated/account.ts';
import type { Api } from '../clients.ts';
import { unwrap } from '../unwrap.ts';
import { toSubscription } from './wire.ts';

type Wire = components['schemas'];

const KINDS = {
  'rinnovo-disattivato': 'renewal-off',
  'rinnovo-riattivato': 'renewal-on',
  recesso: 'withdrawal',
} as const;

const CHANGES = { disattivabile: 'off', riattivabile: 'on', fisso: null } as const;

const toReceipt = ({ id, tipo, quando }: Wire['Ricevuta']): SubscriptionReceipt => ({
  id,
  kind: KINDS[tipo],
  at: quando,
});

const toSubscriptions = ({ abbonamenti }: { abbonamenti: Wire['Abbonamento'][] }): OwnSubscription[] =>
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

/** Receipt of a declaration about a subscription, with the state of all subscriptions after it. */
export type DeclarationReply = { receipt: SubscriptionReceipt; subscriptions: OwnSubscription[] };

const toDeclarationReply = (wire: Wire['RispostaDichiarazione']['data']): DeclarationReply => ({
  receipt: toReceipt(wire.ricevuta),
  subscriptions: toSubscriptions(wire),
});

const toInvoice = (wire: Wire['Fattura']): OwnInvoice => ({
  id: wire.id,
  number: wire.numero,
  issuedOn: wire.data,
  description: wire.descrizione,
  cents: wire.centesimi,
});

/**
 * The reader's current and past subscriptions to this paper, the latest begun first. @throws ApiError `login-required`,
 * `offline`. ACC-03
 */
export async function listSubscriptions({ account }: Api): Promise<OwnSubscription[]> {
  const reply = await unwrap('listSubscriptions', account.GET('/api/user/subscriptions'));
  return toSubscriptions(reply.data);
}

/**
 * Turns the renewal of a subscription off, or on again. @throws ApiError `renewal-not-changed`, `not-found`, `offline`.
 * ACC-03
 */
export async function setRenewal(
  { account }: Api,
  { id, isOn }: { id: number; isOn: boolean },
): Promise<DeclarationReply> {
  const reply = await unwrap(
    'setRenewal',
    account.POST('/api/user/subscriptions/{id}/renewal', {
      params: { path: { id } },
      body: { attivo: isOn },
    }),
  );
  return toDeclarationReply(reply.data);
}

/**
 * Withdraws from the contract of a subscription.
 * @throws ApiError `withdrawal-not-possible`, `field-not-valid`, `not-found`, `offline`. ACC-03
 */
export async function withdraw(
  { account }: Api,
  { id, declaration }: { id: number; declaration: Withdrawal },
): Promise<DeclarationReply> {
  const reply = await unwrap(
    'withdraw',
    account.POST('/api/user/subscriptions/{id}/withdrawal', { params: { path: { id } }, body: declaration }),
  );
  return toDeclarationReply(reply.data);
}

/** The reader's invoices of this paper, the newest first. @throws ApiError `login-required`, `offline`. ACC-06 */
export async function listInvoices({ account }: Api): Promise<OwnInvoice[]> {
  const reply = await unwrap('listInvoices', account.GET('/api/user/invoices'));
  return reply.data.fatture.map(toInvoice);
}

/** An invoice as a document. @throws ApiError `not-found`, `offline`. ACC-06 */
export async function getInvoicePdf({ account }: Api, id: string): Promise<Blob> {
  return await unwrap<Blob>(
    'getInvoicePdf',
    account.GET('/api/user/invoices/{id}/pdf', { params: { path: { id } }, parseAs: 'blob' }),
  );
}

/**
 * Links a purchase on Google Play to the account, by its purchase token.
 * @throws ApiError `google-token-not-valid`, `google-not-linked`, `google-on-hold`, `store-not-reached`, `server`,
 * `offline`. ACC-03
 */
export async function linkGoogleSubscription({ account }: Api, token: string): Promise<OwnSubscription[]> {
  const reply = await unwrap(
    'linkGoogleSubscription',
    account.POST('/api/user/subscriptions/google', { body: { codice: token } }),
  );
  return toSubscriptions(reply.data);
}
