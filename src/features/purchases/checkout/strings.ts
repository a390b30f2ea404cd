import { longDate } from '#domain/dates.ts';
import type { Day } from '#domain/newsstand.ts';
import type { Refusal } from '#domain/orders.ts';

export const purchaseHeadStrings = {
  title: 'Acquisto',
  description: 'Riepilogo, condizioni e pagamento del tuo abbonamento.',
} as const;

export const paymentHeadStrings = {
  title: 'Aggiorna il pagamento',
  description: 'Paga il rinnovo in sospeso o cambia la carta di un abbonamento.',
} as const;

export const summaryStrings = {
  title: 'Riepilogo',
  what: 'Abbonamento',
  duration: 'Durata',
  durations: { 1: '1 mese', 12: '1 anno' },
  price: 'Da pagare ora',
  renewal: 'Rinnovo automatico',
  from: (price: string, day: Day) => `${price}, da ${longDate(day)}`,
  account: 'Account',
  vat: 'Prezzi con IVA compresa.',
} as const;

export const purchaseStrings = {
  title: 'Il tuo acquisto',
  reserved: 'Offerta riservata a te',
  notes: {
    extends: (from: Day) =>
      `Hai già un abbonamento che finisce senza rinnovarsi: i suoi giorni restano tuoi, e il nuovo periodo conta da ${longDate(from)}.`,
    replaces: 'Si apre subito e prende il posto dell’abbonamento di ora, che non si rinnova più.',
    extra: (days: number) =>
      `Quello che hai già pagato non va perso: il primo periodo è più lungo di ${days === 1 ? 'un giorno' : `${days} giorni`}.`,
    member: 'Leggi già con l’abbonamento di un’altra persona: questo sarebbe solo tuo.',
  },
  offline: 'Per acquistare serve la connessione. Quello che hai scritto resta qui.',
  terms: 'Condizioni',
  conditions: 'Accetto le',
  conditionsLink: 'condizioni di abbonamento',
  newTab: '(in un’altra scheda)',
  renews: (price: string) => `: si rinnova da solo a ${price}, finché non lo disattivo.`,
  atOnce: 'Chiedo di cominciare subito, prima che finiscano i 14 giorni in cui posso recedere dal contratto.',
  labels: {
    numero: 'Numero della carta',
    scadenza: 'Scadenza',
    condizioni: 'Condizioni',
    subito: 'Inizio immediato',
  },
  pay: (price: string) => `Acquista e paga ${price}`,
  activate: 'Attiva l’abbonamento',
  toShop: 'Acquista e vai al pagamento',
  gone: 'Questa offerta non c’è più',
  goneText: 'È scaduta, è già stata usata oppure è di un altro account. Guarda quelle di oggi.',
  offers: 'Vedi le offerte',
  otherOffers: 'Vedi le altre offerte',
  alreadySubscribed: 'Hai già questo abbonamento',
  alreadySubscribedText:
    'Si rinnova da solo: non serve comprarlo di nuovo. Se vuoi cambiare durata, scegli l’altra offerta.',
  unpaid: 'Il tuo abbonamento aspetta un pagamento',
  unpaidText:
    'L’ultimo rinnovo non è stato pagato: aggiorna il pagamento e torna attivo, senza comprarne un altro.',
  update: 'Aggiorna il pagamento',
  subscriptions: 'I tuoi abbonamenti',
} as const;

export const cardStrings = {
  title: 'Pagamento',
  demo: 'Pagamento dimostrativo: nessun addebito.',
  demoText: 'Non usare una carta vera: qui valgono solo i numeri di prova, con una scadenza futura.',
  cards: {
    accepted: 'pagamento riuscito',
    refused: 'carta rifiutata',
    refusedLater: 'riuscito ora, rifiutato al rinnovo',
  },
  expiresHint: 'Mese e anno, per esempio 09/30.',
  shop: 'Il pagamento si fa nello shop del giornale: poi torni qui da solo.',
} as const;

/** Messages about a refused payment. */
export const refusalStrings: Record<Refusal, { title: string; text: string }> = {
  declined: {
    title: 'Pagamento rifiutato.',
    text: 'La banca non ha autorizzato questa carta e non hai pagato niente. Prova con un’altra.',
  },
  'card-expired': {
    title: 'Pagamento rifiutato.',
    text: 'La carta è scaduta e non hai pagato niente. Prova con un’altra.',
  },
  cancelled: {
    title: 'Pagamento annullato.',
    text: 'Non hai pagato niente. L’ordine è rimasto qui: puoi riprovare.',
  },
  'no-answer': {
    title: 'Pagamento non riuscito.',
    text: 'Lo shop non ha risposto e non hai pagato niente. Riprova.',
  },
};

export const failureStrings = {
  offerChanged: {
    title: 'L’offerta è cambiata.',
    text: 'Non hai pagato niente. Ricarica la pagina per vedere il prezzo di ora.',
  },
  alreadySubscribed: {
    title: 'Questo abbonamento ce l’hai già.',
    text: 'Non hai pagato niente: lo trovi tra i tuoi abbonamenti.',
  },
  salesClosed: {
    title: 'Al momento gli acquisti sono chiusi.',
    text: 'Non hai pagato niente. Riprova più avanti oppure scrivi al customer care dalla pagina dei contatti.',
  },
  notPayable: {
    title: 'Questo ordine è già concluso.',
    text: 'Ricarica la pagina e controlla tra i tuoi abbonamenti.',
  },
} as const;

export const outcomeStrings = {
  purchased: 'Il tuo abbonamento è attivo',
  purchasedText: (what: string) => `«${what}» si legge da subito, su questo dispositivo e sugli altri.`,
  due: 'Pagamento riuscito',
  dueText: (what: string) => `«${what}» è di nuovo attivo.`,
  card: 'Carta aggiornata',
  cardText: (what: string) => `«${what}» si paga da ora con la nuova carta. Oggi non hai pagato niente.`,
  paid: (price: string, card: string | null) =>
    `Hai pagato ${price}${card ? ` con la carta •••• ${card}` : ''}.`,
  simulated: 'Era un pagamento dimostrativo: nessun addebito.',
  renews: (day: Day, price: string) => `Si rinnova da solo ${longDate(day)}, a ${price}.`,
  mailed: (invoice: string | null) =>
    invoice
      ? `Ti abbiamo mandato la conferma per e-mail; la fattura n. ${invoice} è tra i tuoi abbonamenti.`
      : 'Ti abbiamo mandato la conferma per e-mail.',
  toNewsstand: 'Apri l’edicola',
  toSubscriptions: 'I tuoi abbonamenti',
  refunded: 'Questo ordine è stato rimborsato',
  refundedText: 'Hai esercitato il recesso: l’abbonamento è terminato.',
} as const;

export const waitingStrings = {
  title: 'Aspettiamo la conferma dello shop',
  text: 'Di solito bastano pochi secondi: la pagina si aggiorna da sola. Se hai pagato, non pagare di nuovo.',
  leave: 'Puoi anche chiudere questa pagina: quando lo shop conferma il pagamento, ti scriviamo.',
  amount: 'Importo',
  checkNow: 'Controlla ora',
  backToPayment: 'Torna al pagamento',
  looking: 'Controlliamo…',
  still: 'Lo shop non ha ancora confermato.',
  failed: 'Non siamo riusciti a controllare. Riproviamo da soli appena c’è connessione.',
  cancelled: 'Questo ordine è annullato',
  cancelledText: {
    purchase:
      'L’offerta non c’era più, oppure avevi già l’abbonamento: non si apre niente di nuovo. Se hai pagato, lo shop ti restituisce l’importo.',
    renewal:
      'L’abbonamento è terminato o non si rinnova più. Se hai pagato, lo shop ti restituisce l’importo.',
    card: 'L’abbonamento è terminato o non si rinnova più: una nuova carta non serve.',
  },
} as const;

export const paymentStrings = {
  title: 'Aggiorna il pagamento',
  due: 'Rinnovo non pagato',
  dueOn: 'Rinnovo del',
  dueText: (until: Day) =>
    `Pagando ora l’abbonamento torna attivo. Altrimenti termina dopo ${longDate(until)}.`,
  nothingDue: 'Oggi non paghi niente: la nuova carta vale dal prossimo rinnovo.',
  currentCard: 'Carta attuale',
  cardOf: (last: string) => `•••• ${last}`,
  next: 'Prossimo rinnovo',
  labels: { numero: 'Numero della carta', scadenza: 'Scadenza' },
  pay: (price: string) => `Paga ${price}`,
  save: 'Salva la nuova carta',
  toShop: 'Vai al pagamento',
  offline: 'Per aggiornare il pagamento serve la connessione. Quello che hai scritto resta qui.',
  none: 'Niente da aggiornare',
  noneText: 'Nessun abbonamento aspetta un pagamento o una nuova carta.',
  changed: {
    title: 'L’importo è cambiato.',
    text: 'Non hai pagato niente: guarda quello di ora qui sopra e, se va bene, premi di nuovo.',
  },
  notPossible: {
    title: 'Questo pagamento non si può aggiornare.',
    text: 'L’abbonamento è terminato o non si rinnova più: controlla tra i tuoi abbonamenti.',
  },
} as const;
