import type { Plan, Product, SubscriptionStatus } from '#domain/products.ts';

/** The euro sign with a narrow no-break space before it. */
const EURO = '\u202f€';

/** Names of the products. */
export const PRODUCT_NAMES: Record<Product, string> = {
  online: 'online',
  digital: 'digital',
  'digital+': 'digital+',
  consent: 'consent',
  rassegna: 'Rassegna Stampa',
  mobile: 'mobile',
};

export type StatusTone = 'ok' | 'warn' | 'error';

/** Labels of a subscription's states, as in section 4 of the specification. ACC-03 */
export const STATUSES: Record<SubscriptionStatus, { label: string; tone: StatusTone }> = {
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

const euros = (cents: number) => {
  const [whole = '', rest] = (cents / 100).toFixed(2).split('.');
  return `${whole.replace(/\B(?=(\d{3})+$)/g, '.')},${rest}${EURO}`;
};

export const priceWords = {
  once: euros,
  yearly: (cents: number) => `${euros(cents)} l’anno`,
  monthly: (cents: number) => `${euros(cents)} al mese`,
} as const;
