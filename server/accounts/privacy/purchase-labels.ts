import { brand, since, type TableLabels } from './table-labels.ts';

type PurchaseTable =
  | 'subscriptions'
  | 'subscriptionMembers'
  | 'subscriptionCredits'
  | 'subscriptionReceipts'
  | 'memberInvites'
  | 'orders'
  | 'orderPayments'
  | 'reservedOffers'
  | 'invoices';

/** Labels of the tables about subscriptions and purchases in a reader's data export. ACC-10 */
export const PURCHASE_LABELS: { readonly [Each in PurchaseTable]: TableLabels<Each> } = {
  subscriptions: {
    title: 'Abbonamenti',
    columns: {
      id: 'Numero',
      brand,
      product: 'Prodotto',
      plan: 'Piano',
      months: 'Mesi',
      status: 'Stato',
      recurring: 'Rinnovo automatico',
      gift: 'Omaggio',
      paymentType: 'Pagamento',
      paymentCategory: 'Tipo di pagamento',
      card: 'Ultime cifre della carta',
      startsOn: since,
      cardExpires: 'Scadenza della carta',
      endsOn: 'Fino al',
      renewsOn: 'Prossimo rinnovo',
      cents: 'Prezzo in centesimi',
      devices: 'Dispositivi',
      seats: 'Posti',
      countsFrom: 'Primo periodo contato dal',
      pressTerms: 'Testate, edizioni e primo giorno della rassegna',
    },
    withheld: ['storePurchase', 'storeToken', 'storeAnsweredAt', 'overdueToldOf'],
  },
  subscriptionMembers: {
    title: 'Posti negli abbonamenti',
    columns: { subscriptionId: 'Abbonamento', role: 'Ruolo', since },
    withheld: ['readerId'],
  },
  subscriptionCredits: {
    title: 'Giorni in più per abbonamenti pagati prima',
    columns: { subscriptionId: 'Abbonamento', sourceId: 'Per l’abbonamento', days: 'Giorni in più' },
    withheld: [],
  },
  subscriptionReceipts: {
    title: 'Ricevute',
    columns: {
      id: 'Numero',
      subscriptionId: 'Abbonamento',
      kind: 'Che cosa',
      at: 'Quando',
      declared: 'Dichiarazione',
    },
    withheld: ['readerId'],
  },
  memberInvites: {
    title: 'Inviti',
    columns: {
      subscriptionId: 'Abbonamento',
      email: 'E-mail',
      name: 'Nome',
      createdAt: 'Creato il',
      sentAt: 'Inviato il',
      expiresAt: 'Vale fino al',
    },
    withheld: ['id', 'code'],
  },
  orders: {
    title: 'Ordini',
    columns: {
      id: 'Numero',
      brand,
      offer: 'Offerta',
      product: 'Prodotto',
      plan: 'Piano',
      months: 'Mesi',
      cents: 'Prezzo in centesimi',
      status: 'Stato',
      checkout: 'Cassa',
      reference: 'Riferimento',
      card: 'Ultime cifre della carta',
      refusal: 'Rifiuto',
      subscriptionId: 'Abbonamento',
      kind: 'Tipo',
      renewalCents: 'Prezzo del rinnovo in centesimi',
      devices: 'Dispositivi',
      dueOn: 'Rinnovo del',
      acceptedAt: 'Condizioni accettate il',
      createdAt: 'Creato il',
      settledAt: 'Concluso il',
    },
    withheld: ['readerId'],
  },
  orderPayments: {
    title: 'Pagamenti',
    columns: {
      orderId: 'Ordine',
      outcome: 'Esito',
      cents: 'Centesimi',
      card: 'Ultime cifre della carta',
      refusal: 'Rifiuto',
      reference: 'Riferimento',
      at: 'Quando',
    },
    withheld: ['id', 'event'],
  },
  reservedOffers: {
    title: 'Offerte riservate',
    columns: {
      id: 'Numero',
      brand,
      kind: 'Motivo',
      product: 'Prodotto',
      devices: 'Dispositivi',
      monthCents: 'Primo mese in centesimi',
      monthRenewalCents: 'Ogni mese dopo, in centesimi',
      yearCents: 'Primo anno in centesimi',
      yearRenewalCents: 'Ogni anno dopo, in centesimi',
      createdAt: 'Fatta il',
      expiresOn: 'Valida fino al',
      usedAt: 'Usata il',
      refusedAt: 'Rifiutata il',
    },
    withheld: ['readerId'],
  },
  invoices: {
    title: 'Fatture',
    columns: {
      brand,
      year: 'Anno',
      number: 'Numero',
      issuedOn: 'Data',
      description: 'Descrizione',
      cents: 'Totale in centesimi',
      vatPercent: 'IVA %',
      recipient: 'Intestatario',
      orderId: 'Ordine',
      subscriptionId: 'Abbonamento',
    },
    withheld: ['id', 'readerId'],
  },
};
