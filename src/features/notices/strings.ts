import { withPreposition } from '#domain/brands/with-preposition.ts';
import type { NoticeType } from '#domain/notices.ts';

const types: Record<NoticeType, string> = {
  error: 'Errore',
  warning: 'Attenzione',
  info: 'Informazione',
};

export const strings = {
  title: 'Avvisi',
  toAlerts: 'Notifiche su questo dispositivo',
  intro: 'Scadenze, pagamenti e novità del tuo account.',
  types,
  open: 'Apri',
  dismiss: (title: string) => `Elimina l’avviso «${title}»`,
  close: 'Chiudi l’avviso',
  removed: 'Avviso eliminato',
  notRemoved: 'Non eliminato: il browser non consente di salvare dati sul dispositivo',
  undo: 'Annulla',
  restored: 'Avviso rimesso al suo posto',
  notRestored: 'Ripristino non riuscito: il browser non consente di salvare dati sul dispositivo',
  tooLate: 'È tardi per annullare: l’avviso è stato eliminato',
  retry: 'Riprova',
  empty: 'Nessun avviso',
  emptyText: 'Qui trovi le scadenze dell’abbonamento e le altre cose che ti riguardano.',
  toNewsstand: 'Vai all’edicola',
  withoutScript: 'Per vedere gli avvisi serve JavaScript, che in questo browser è spento.',
};

export const headStrings = {
  title: (paper: string) => `Avvisi · ${paper}`,
  description: (paper: string) => `Gli avvisi ${withPreposition('di', paper)} per te.`,
};
