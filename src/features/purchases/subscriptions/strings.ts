import { longDate, shortDate } from '#domain/dates.ts';
import type { Day } from '#domain/newsstand.ts';
import { articleBefore } from '#domain/number-words.ts';

export const headStrings = {
  title: 'Abbonamenti',
  description: 'I tuoi abbonamenti: stato, rinnovo, recesso e fatture.',
} as const;

export const screenStrings = {
  title: 'Abbonamenti',
  shop: 'Vai allo shop',
  tabs: 'Quali abbonamenti',
  running: 'Attivi',
  over: 'Scaduti',
  forYou: 'Offerte per te',
  noneTitle: 'Nessun abbonamento attivo',
  noneText:
    'Con un abbonamento leggi il giornale intero, l’archivio e le edizioni locali, anche senza connessione.',
  offers: 'Vedi le offerte',
  noneOver: 'Nessun abbonamento scaduto.',
  offline: 'Per cambiare un abbonamento serve la connessione.',
} as const;

export const cardStrings = {
  renewal: 'Prossimo rinnovo',
  end: 'Scadenza',
  ended: 'Scaduto',
  endless: 'Senza scadenza',
  /** For a subscription whose renewal was not paid. */
  failed: 'Rinnovo non pagato',
  fullPrice: 'Prezzo pieno',
  price: 'Prezzo',
  payment: 'Pagamento',
  card: (last: string) => `Carta •••• ${last}`,
  plan: (plan: string) => `Piano ${plan.toLowerCase()}`,
  member: 'come membro',
  gift: 'omaggio',
  today: 'oggi',
  renew: 'Rinnova',
  grace: (day: Day) => `Puoi leggere ancora fino a ${longDate(day)}, compreso.`,
  update: 'Aggiorna',
  /** For screen readers, after `update`. */
  updateObject: 'la carta',
  cardExpires: (day: Day) =>
    `La carta scade ${longDate(day)}, prima del prossimo rinnovo: indicane un’altra.`,
  store: 'Comprato nell’app: rinnovo, disdetta e rimborso si gestiscono nel negozio da cui l’hai scaricata.',
  storeLink: 'Abbonamenti su Google Play',
} as const;

export const expiryStrings = {
  toExpiration: (days: number) => {
    if (days === 0) return 'Scade oggi';
    return days === 1 ? 'Scade domani' : `Scade tra ${days} giorni`;
  },
  expired: (days: number) => (days === 1 ? 'Scaduto ieri' : `Scaduto da ${days} giorni`),
} as const;

export const receiptStrings = {
  title: 'Ricevute',
  kinds: {
    'renewal-off': 'Rinnovo disattivato',
    'renewal-on': 'Rinnovo riattivato',
    withdrawal: 'Recesso',
  },
  mailed: (email: string) => `Ne abbiamo mandato una copia a ${email}.`,
  close: 'Chiudi',
} as const;

export const renewalStrings = {
  label: 'Rinnovo automatico',
  on: 'Puoi disattivarlo fino al giorno prima della scadenza.',
  unpaid: 'Se lo disattivi l’abbonamento termina subito.',
  off: (day: Day) => `Disattivato: l’abbonamento termina dopo ${longDate(day)}.`,
  changeTitle: 'Se disattivi il rinnovo',
  until: (day: Day) => `Continui a leggere fino a ${longDate(day)}, ultimo giorno compreso.`,
  atOnce: 'L’abbonamento termina subito, perché l’ultimo rinnovo non è stato pagato.',
  noCharge: 'Dopo non ti sarà addebitato altro, e l’abbonamento termina.',
  nothingDue: 'Non ti sarà addebitato altro.',
  reactivableUntil: (day: Day) => `Fino a ${shortDate(day)} puoi riattivarlo da qui.`,
  next: 'Continua',
  confirmTitle: 'Disattivare il rinnovo?',
  confirmText: (what: string) => `Il rinnovo automatico di «${what}» sarà disattivato da subito.`,
  confirm: 'Disattiva il rinnovo',
  keep: 'Mantieni il rinnovo',
  doneTitle: 'Rinnovo disattivato',
  done: (when: string) => `Richiesta registrata: ${when}.`,
  turnedOff: 'Rinnovo automatico disattivato. Ti abbiamo mandato la ricevuta.',
  turnedOn: 'Rinnovo automatico riattivato. Ti abbiamo mandato la ricevuta.',
  turnOnFailed: 'Non siamo riusciti a riattivare il rinnovo automatico. Riprova.',
  offFailedOffline: 'Non c’è connessione: il rinnovo non è cambiato.',
} as const;

export const withdrawalStrings = {
  open: 'Recedere dal contratto qui',
  until: (day: Day) => `Puoi recedere, senza dire il perché, fino a ${longDate(day)}.`,
  title: 'Recesso dal contratto',
  text: 'Con la conferma l’abbonamento termina subito e ti rimborsiamo quello che hai pagato.',
  shortensNewer: (days: number) =>
    `Il tuo nuovo abbonamento si accorcia ${days === 1 ? 'del giorno' : `${articleBefore('dei', days)} ${days} giorni`} in più che questo gli dava.`,
  labels: {
    nome: 'Nome e cognome',
    contratto: 'Contratto da cui recedi',
    email: 'E-mail a cui mandare la conferma',
  },
  contract: (id: number, what: string, startsOn: Day) =>
    `Abbonamento n. ${id}, ${what}, iniziato ${longDate(startsOn)}`,
  confirm: 'Conferma recesso',
  cancel: 'Annulla',
  doneTitle: 'Recesso ricevuto',
  lateFailure: 'Non siamo riusciti a registrare il recesso.',
  retry: 'Riprova.',
  retryOnline: 'Riprova quando torna la rete.',
  done: (when: string) => `Dichiarazione ricevuta: ${when}.`,
  over: 'Il recesso non è più possibile.',
  overText: 'Sono passati i 14 giorni, oppure l’abbonamento è già terminato.',
} as const;

export const invoiceStrings = {
  title: 'Fatture',
  none: 'Non ci sono ancora fatture.',
  number: (number: string) => `Fattura n. ${number}`,
  download: 'Scarica il PDF',
  downloadOne: (number: string) => `Scarica il PDF della fattura ${number}`,
  fileName: (number: string) => `fattura-${number.replace('/', '-')}.pdf`,
  saved: (number: string) => `Fattura ${number} scaricata.`,
  failed: (number: string) => `Non siamo riusciti a scaricare la fattura ${number}. Riprova.`,
  offline: 'Per scaricare una fattura serve la connessione.',
} as const;

export const googleStrings = {
  open: 'Ho comprato l’abbonamento su Google Play',
  title: 'Collega l’abbonamento di Google Play',
  text: 'Così lo leggi anche qui, con il tuo account.',
  label: 'Codice di acquisto',
  hint: 'È il codice che l’app mostra dopo l’acquisto.',
  submit: 'Collega',
  done: 'Abbonamento collegato.',
  unavailable: 'Google Play non risponde.',
  unavailableText: 'Riprova tra qualche minuto.',
  onHold: 'Google ha sospeso questo abbonamento.',
  onHoldText: 'Di solito manca un pagamento: controllalo su Google Play e riprova.',
} as const;

export const offersStrings = {
  title: 'Offerte per te',
  failed: 'Non siamo riusciti a caricare le tue offerte. Riprova tra qualche minuto.',
} as const;
