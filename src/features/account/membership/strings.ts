export const membershipHeadStrings = {
  title: 'Attiva il tuo posto',
  description: 'Conferma il codice dell’invito e leggi con l’abbonamento di chi ti ha invitato.',
} as const;

/** Strings for taking a seat on another reader's subscription. ACC-04 */
export const membershipStrings = {
  title: 'Attiva il tuo posto',
  intro: 'Conferma il codice dell’invito: da subito leggi con l’abbonamento di chi ti ha invitato.',
  signedInAs: (email: string) => `Account: ${email}`,
  labels: { codice: 'Codice dell’invito' },
  hint: 'Otto caratteri, lettere e numeri: è nella mail che hai ricevuto.',
  submit: 'Attiva il tuo posto',
  codeNotValid: 'Codice non valido o scaduto: chiedi a chi ti ha invitato di rinviarlo.',
  otherAddress: {
    title: 'Questo invito è per un altro indirizzo.',
    text: (email: string) =>
      `Ora l’account è ${email}. Esci e accedi con l’e-mail a cui è arrivato l’invito, poi riapri il link della mail.`,
  },
  noSeats: {
    title: 'I posti di questo abbonamento sono tutti occupati.',
    text: 'Chiedi a chi ti ha invitato di liberarne uno.',
  },
  signOut: 'Esci da questo account',
  offline: 'Per attivare il posto serve la connessione.',
  done: 'Il tuo posto è attivo',
  doneText: (paper: string, product: string, holder: string) =>
    `Ora leggi «${paper}» con l’abbonamento ${product} di ${holder}.`,
  already: 'Il tuo posto è già attivo',
  alreadyText: (paper: string) => `Leggi già «${paper}» con un abbonamento condiviso: non serve altro.`,
  toNewsstand: 'Apri l’edicola',
  toSubscriptions: 'I tuoi abbonamenti',
} as const;
