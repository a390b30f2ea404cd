import { withArticle } from '#domain/date-words.ts';

/** Strings for the members of a family or company subscription. ACC-04 */
export const membersStrings = {
  title: 'Chi legge con te',
  seats: (used: number, total: number) => `${used} ${used === 1 ? 'posto' : 'posti'} su ${total}`,
  holder: 'Titolare',
  since: (date: string) => withArticle('dal', date),
  sent: (when: string, expires: string) => `${when}, ${expires}`,
  notSent: 'La mail non è ancora partita: rinvia il codice.',
  expired: 'Rinvia il codice per riaprirlo.',
  expiresToday: 'scade oggi',
  expiresTomorrow: 'scade domani',
  expiresIn: (days: number) => `scade tra ${days} giorni`,
  code: (code: string) => `Codice ${code}`,
  free: (seats: number) => (seats === 1 ? 'Posto libero' : `${seats} posti liberi`),
  toAssign: 'Da assegnare',
  full: 'I posti sono tutti occupati: per invitare un’altra persona togline uno.',
  offline: 'Per invitare o togliere qualcuno serve la connessione.',
  filter: 'Cerca per nome o e-mail',
  found: (rows: number) => (rows === 1 ? '1 persona' : `${rows} persone`),
  nobody: 'Nessuna persona con questo nome o indirizzo.',
  actions: {
    invite: 'Invita',
    resend: 'Rinvia codice',
    copy: 'Copia codice',
    remove: 'Rimuovi',
  },
  actionFor: (action: string, name: string) => `${action}: ${name}`,
  cancel: 'Annulla',
  close: 'Chiudi',
} as const;

/** Messages about the result of an action on a seat. */
export const memberMessages = {
  invited: (email: string) => `Invito inviato a ${email}.`,
  inviteNotMailed: 'Invito pronto, ma la mail non è ancora partita: rinvia il codice tra poco o copialo.',
  resent: (email: string) => `Codice inviato di nuovo a ${email}.`,
  resendFailed: 'Il codice non è partito.',
  copied: (name: string) => `Codice di ${name} copiato.`,
  notCopied: (code: string) => `Non siamo riusciti a copiare: il codice è ${code}.`,
  removed: (name: string) => `Rimosso: ${name}.`,
  removeFailed: (name: string) => `Non siamo riusciti a rimuovere ${name}.`,
  gone: 'Nel frattempo l’elenco è cambiato.',
} as const;

export const removeStrings = {
  member: (name: string) => `Rimuovere ${name}?`,
  memberText: 'Da subito non potrà più leggere con il tuo abbonamento. Riceverà una mail che glielo dice.',
  invite: (name: string) => `Annullare l’invito di ${name}?`,
  inviteText: 'Il codice non funzionerà più e il posto torna libero.',
} as const;

export const inviteStrings = {
  title: 'Invita una persona',
  intro: 'Le mandiamo per e-mail un codice personale, che vale sette giorni.',
  labels: { nome: 'Nome', email: 'E-mail' },
  nameHint: 'Ti aiuta a riconoscerla in questo elenco.',
  emailHint: 'Quella con cui accede o si registra.',
  submit: 'Manda l’invito',
  alreadyMember: 'Legge già con te: inserisci l’e-mail di un’altra persona.',
  alreadyInvited: 'L’invito c’è già: rinvia il codice dall’elenco.',
  noSeats: { title: 'I posti sono tutti occupati.', text: 'Per invitare un’altra persona togline uno.' },
  notActive: {
    title: 'Questo abbonamento non è attivo.',
    text: 'Rinnovalo per invitare, o contatta il customer care.',
  },
} as const;

/** Strings for contacting the sales department. ROL-04 */
export const salesStrings = {
  title: 'Area commerciale',
  text: 'Altri posti, fatturazione, condizioni per la tua azienda: ti risponde una persona.',
  open: 'Contatta l’area commerciale',
  labels: { oggetto: 'Oggetto', messaggio: 'Messaggio' },
  hint: 'Da 10 a 2000 caratteri. La risposta arriva alla tua e-mail.',
  submit: 'Invia il messaggio',
  sent: 'Messaggio inviato: ti abbiamo mandato una copia per e-mail.',
  offline: 'Per scrivere serve la connessione.',
  forbidden: {
    title: 'Questo contatto è per le aziende.',
    text: 'Per tutto il resto scrivi al customer care.',
  },
} as const;
