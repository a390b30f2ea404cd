import type { EntranceNotice } from '#domain/entrance-query.ts';
import { messages } from '#src/strings/messages.ts';

export const headWords = {
  title: 'Accedi',
  description: 'Accedi con il tuo account per leggere il giornale, i preferiti e le edizioni scaricate.',
} as const;

export const strings = {
  title: 'Accedi',
  intro: 'Usa l’e-mail del tuo abbonamento.',
  motto: {
    title: 'Il giornale di oggi ti aspetta dalle 0.30.',
    text: 'Le edizioni locali, l’archivio e i tuoi preferiti, anche senza connessione.',
  },
  labels: { email: 'E-mail o nome utente', password: 'Password' },
  remember: 'Ricordami',
  forgotten: 'Password dimenticata?',
  submit: 'Accedi',
  or: 'oppure',
  byCode: 'Accedi con un codice via e-mail',
  byPassword: 'Accedi con la password',
  noAccount: 'Non hai un account?',
  register: 'Registrati',
} as const;

/** Notice above the form, for a reader who was redirected here. */
export const noticeStrings: Record<EntranceNotice, { tone: 'info' | 'ok' | 'warning'; text: string }> = {
  login_required: { tone: 'info', text: messages.login_required },
  session_expired: { tone: 'warning', text: messages.session_expired },
  invalid_browser: { tone: 'warning', text: messages.invalid_browser },
  password_changed: { tone: 'ok', text: messages.password_changed },
  account_activated: { tone: 'ok', text: messages.account_activated },
};

export const failureStrings = {
  offline: {
    title: 'Serve la connessione per accedere.',
    text: 'Quello che hai scritto resta qui: riprova quando torna la rete.',
  },
  choiceOver: {
    title: 'Il tempo per scegliere è scaduto.',
    text: 'Accedi di nuovo: ti mostreremo i dispositivi come sono adesso.',
  },
  unknownPasskey: {
    title: 'Passkey non riconosciuta.',
    text: 'Prova con un’altra, oppure accedi con la password.',
  },
} as const;

export const codeStrings = {
  title: 'Accedi con un codice',
  intro: 'Ti mandiamo un codice di sei cifre: vale una volta sola, per 10 minuti.',
  labels: { email: 'E-mail' },
  submit: 'Manda il codice',
  enterTitle: 'Scrivi il codice',
  sent: (email: string) => `Se ${email} è l’e-mail di un account, il codice è in arrivo.`,
  codeLabels: { codice: 'Codice di sei cifre' },
  codeHint: 'Se non lo trovi, guarda anche nella posta indesiderata.',
  other: 'Cambia e-mail o manda un altro codice',
} as const;

export const deviceStrings = {
  title: 'Scegli quale dispositivo sostituire',
  intro: (limit: number) =>
    limit === 1
      ? 'Il tuo abbonamento vale per un dispositivo alla volta. Per accedere qui, quello che usi ora sarà disconnesso.'
      : `Il tuo abbonamento vale per ${limit} dispositivi alla volta. Per accedere qui, scegline uno da disconnettere.`,
  legend: 'I tuoi dispositivi',
  lastUse: (when: string) => `Ultimo uso: ${when}`,
  submit: 'Sostituisci e accedi',
  cancel: 'Annulla',
} as const;

export const passkeyStrings = {
  button: 'Accedi con una passkey',
  waiting: 'Segui le istruzioni del dispositivo…',
} as const;
