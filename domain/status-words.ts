import type { SubscriptionStatus } from './products.ts';

/** Italian names of the states of a subscription, for customer service and for the readers' own page. */
export const STATUS_WORDS: Record<SubscriptionStatus, string> = {
  active: 'attivo',
  renewed: 'rinnovato',
  new: 'nuovo, da assegnare',
  to_activate: 'da attivare',
  to_send_activation: 'attivazione da inviare',
  email_sent: 'e-mail di attivazione inviata',
  not_paid: 'non pagato',
  expired: 'scaduto',
  subscription_expired: 'abbonamento scaduto',
  suspended: 'sospeso',
};
