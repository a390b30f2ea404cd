/** What the page says by which a newsletter is switched off. */
export const unsubscribeStrings = {
  kicker: 'Newsletter',
  ask: (newsletter: string) => `Vuoi disiscriverti da «${newsletter}»?`,
  askText: 'Non riceverai più questa newsletter. Le altre restano come sono.',
  confirm: 'Disiscrivimi',
  done: 'Fatto',
  doneText: 'Non riceverai più questa newsletter.',
  over: 'Questo link non serve più',
  overText: 'L’iscrizione a cui si riferisce è già chiusa.',
  refused: 'Qualcosa non ha funzionato',
  refusedText: 'La richiesta non è completa: riapri il link dalla mail e riprova.',
  manage: 'Tutte le newsletter',
} as const;
