/** Texts on the page of a shared review besides the review. */
export const sharedReviewStrings = {
  kicker: 'Rassegna stampa',
  index: 'Indice',
  download: 'Scarica il PDF',
  back: 'Torna all’indice',
  note: 'Nota',
  alsoIn: (editions: number) =>
    editions === 1 ? 'anche in un’altra edizione' : `anche in ${editions} altre edizioni`,
  partial: 'La licenza apre solo l’inizio di questo articolo.',
  read: 'Leggi sul giornale',
  over: 'Questo indirizzo non mostra niente',
  overText:
    'La rassegna che stava qui non si può più leggere, oppure l’indirizzo non è completo. Controlla di averlo copiato per intero, o chiedi a chi te l’ha mandato.',
} as const;
