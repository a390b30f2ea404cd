import type { NoticeType } from '#domain/notices.ts';

const types: Record<NoticeType, string> = {
  error: 'Errore',
  warning: 'Attenzione',
  info: 'Informazione',
};

export const strings = {
  title: 'Avvisi',
  toAlerts: 'I miei avvisi su questo dispositivo',
  intro: 'Quello che il giornale e il tuo account hanno da dirti.',
  types,
  open: 'Apri',
  dismiss: (title: string) => `Elimina l’avviso «${title}»`,
  close: 'Chiudi l’avviso',
  removed: 'Avviso eliminato',
  notRemoved: 'Non eliminato: il browser non lascia scrivere su questo dispositivo',
  undo: 'Annulla',
  restored: 'Avviso rimesso al suo posto',
  notRestored: 'Non rimesso: il browser non lascia scrivere su questo dispositivo',
  tooLate: 'È tardi per annullare: l’avviso è stato eliminato',
  retry: 'Riprova',
  empty: 'Nessun avviso',
  emptyText: 'Qui trovi le scadenze dell’abbonamento e le altre cose che ti riguardano.',
  toNewsstand: 'Vai all’edicola',
  withoutScript: 'Per vedere gli avvisi serve JavaScript, che in questo browser è spento.',
};

export const headStrings = {
  title: (paper: string) => `Avvisi · ${paper}`,
  description: (paper: string) => `Gli avvisi di ${paper} per te.`,
};
