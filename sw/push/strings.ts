export const strings = {
  /** Shown when an alert arrives without readable contents. */
  withoutContents: { title: 'C’è un nuovo avviso', body: 'Aprilo per vedere che cosa è successo.' },
  muted: {
    title: 'Tema silenziato',
    body: 'Di questo tema non riceverai più avvisi.',
    undo: 'Annulla',
  },
};
