import type { Plan, Product, SubscriptionStatus } from '#domain/products.ts';

/** A thin space that does not break stands before the sign. */
const EURO = '\u202f€';

/** Names of what is sold. */
export const PRODUCT_NAMES: Record<Product, string> = {
  online: 'online',
  digital: 'digital',
  'digital+': 'digital+',
  consent: 'consent',
  rassegna: 'Rassegna Stampa',
  mobile: 'mobile',
};

type Tone = 'ok' | 'warn' | 'error';

/** States of a subscription as the specification's section 4 has them. */
export const STATUSES: Record<SubscriptionStatus, { label: string; tone: Tone }> = {
  active: { label: 'Attivo', tone: 'ok' },
  renewed: { label: 'Rinnovato', tone: 'ok' },
  new: { label: 'Nuovo, da assegnare', tone: 'warn' },
  to_activate: { label: 'Da attivare', tone: 'warn' },
  to_send_activation: { label: 'Attivazione da inviare', tone: 'warn' },
  email_sent: { label: 'E-mail di attivazione inviata', tone: 'warn' },
  not_paid: { label: 'Non pagato', tone: 'error' },
  expired: { label: 'Scaduto', tone: 'error' },
  subscription_expired: { label: 'Abbonamento scaduto', tone: 'error' },
  suspended: { label: 'Sospeso', tone: 'error' },
};

export const PLANS: Record<Plan, string> = { personal: 'Personale', family: 'Famiglia', company: 'Azienda' };

export const passStrings = {
  title: 'Il tuo abbonamento',
  status: 'Stato',
  renewal: 'Rinnovo',
  end: 'Scadenza',
  ended: 'Scaduto il',
  endless: 'Senza scadenza',
  price: 'Prezzo',
  gift: 'Omaggio',
  yearly: (cents: number) => `${(cents / 100).toFixed(2).replace('.', ',')}${EURO} l’anno`,
  monthly: (cents: number) => `${(cents / 100).toFixed(2).replace('.', ',')}${EURO} al mese`,
  plan: 'Piano',
  member: (plan: string) => `${plan}, come membro`,
  left: (days: number) => {
    if (days === 0) return 'ultimo giorno';
    return days === 1 ? 'manca 1 giorno' : `mancano ${days} giorni`;
  },
  over: 'terminato',
  renew: 'Abbonati di nuovo',
  offerTitle: 'Non hai un abbonamento',
  offerText:
    'Con un abbonamento leggi il giornale intero, l’archivio e le edizioni locali, anche senza connessione.',
  offer: 'Vedi le offerte',
} as const;
