/** Texts that all unsubscribe pages share. */
export const unsubscribeStrings = {
  confirm: 'Disiscrivimi',
  done: 'Fatto',
  over: 'Questo link non serve più',
  overText: 'L’iscrizione a cui si riferisce è già chiusa.',
  refused: 'Qualcosa non ha funzionato',
  refusedText: 'La richiesta non è completa: riapri il link dalla mail e riprova.',
} as const;

/** Texts for a newsletter. */
export const newsletterStrings = {
  ...unsubscribeStrings,
  kicker: 'Newsletter',
  ask: (newsletter: string) => `Vuoi disiscriverti da «${newsletter}»?`,
  askText: 'Non riceverai più questa newsletter. Le altre restano come sono.',
  doneText: 'Non riceverai più questa newsletter.',
  overText:
    'L’iscrizione a cui si riferisce è già chiusa. Se ricevi ancora la newsletter, usa il link dell’ultima che ti è arrivata.',
  manage: 'Tutte le newsletter',
} as const;

/** Texts for a press review, whose recipients have no account. */
export const pressReviewStrings = {
  ...unsubscribeStrings,
  kicker: 'Rassegna stampa',
  ask: (licensee: string) => `Non vuoi più ricevere la «Rassegna stampa di ${licensee}»?`,
  askText: 'Non ti arriverà più per e-mail, e chi la manda non potrà rimetterti tra i destinatari.',
  doneText: 'Non riceverai più questa rassegna stampa.',
  resume: 'Riprendi a riceverla',
  resumed: {
    recipient: { title: 'Bentornato', text: 'Riceverai di nuovo questa rassegna stampa.' },
    forwarded: { title: 'Fatto', text: 'Chi manda questa rassegna stampa può di nuovo scriverti.' },
  },
  overText: 'Non ricevi più questa rassegna stampa. Se l’hai chiusa tu, puoi riprendere a riceverla.',
} as const;
