import type { ApiErrorKind } from '#domain/api-error.ts';

export type ErrorText = { kicker: string; title: string; text: string };

/** Text about something removed: `statusLabel` is drawn (`n. 410`), `link` is besides the one to the front page. */
export type GoneText = ErrorText & { statusLabel: string; link: { href: string; label: string } | null };

/** The only title that the specification keeps in English. NAV-21 */
export const DEFAULT_ERROR_TITLE = 'Unexpected Application Error!';

const NOT_FOUND: ErrorText = {
  kicker: 'Errore 404',
  title: 'Questa pagina non è andata in stampa',
  text: 'L’indirizzo potrebbe essere cambiato o la pagina non è più disponibile. L’edizione di oggi, invece, è al suo posto.',
};

/** Each text says what happened, then what to do. A new kind without a text does not compile. NAV-21 */
export const errorStrings = {
  offline: {
    kicker: 'Sei offline',
    title: 'Questa pagina non è sul dispositivo',
    text: 'Senza connessione puoi leggere quello che hai scaricato o già aperto su questo dispositivo. Appena torna la rete riproviamo noi.',
  },
  'not-found': NOT_FOUND,
  'article-not-found': {
    kicker: 'Errore 404',
    title: 'Questo articolo non c’è più',
    text: 'È stato ritirato o il suo indirizzo è cambiato. L’edizione di oggi, invece, è al suo posto.',
  },
  'bad-request': {
    kicker: 'Errore 400',
    title: 'Indirizzo non valido',
    text: 'Contiene una data o un nome che non riconosciamo. Controllalo, oppure riparti dall’edizione di oggi.',
  },
  forbidden: {
    kicker: 'Errore 403',
    title: 'Questa pagina è riservata',
    text: 'Il tuo account non ha accesso a questa pagina. Prova con un altro account, oppure torna alla home.',
  },
  'not-allowed': {
    kicker: 'Errore 405',
    title: 'Questa operazione non è prevista',
    text: 'L’indirizzo esiste, ma non si usa in questo modo. Torna alla home e riprova da lì.',
  },
  'login-required': {
    kicker: 'Area personale',
    title: 'Accedi per continuare',
    text: 'Questa pagina si apre dopo l’accesso: usa «Accedi» in alto.',
  },
  'session-lost': {
    kicker: 'Area personale',
    title: 'La sessione è scaduta',
    text: 'Per continuare accedi di nuovo: usa «Accedi» in alto.',
  },
  'invalid-browser': {
    kicker: 'Area personale',
    title: 'Non sei più collegato qui',
    text: 'L’accesso è passato a un altro dispositivo. Per continuare su questo accedi di nuovo: usa «Accedi» in alto.',
  },
  'invalid-credentials': {
    kicker: 'Accesso',
    title: 'E-mail o password non corrette',
    text: 'Controlla i dati e riprova, oppure reimposta la password.',
  },
  'access-denied': {
    kicker: 'Accesso',
    title: 'Questo account è sospeso',
    text: 'Contatta il customer care: ti aiuta a riattivarlo.',
  },
  'not-activated': {
    kicker: 'Accesso',
    title: 'Manca ancora l’attivazione',
    text: 'Inserisci il codice che ti abbiamo mandato per e-mail, oppure chiedine un altro.',
  },
  'code-not-valid': {
    kicker: 'Codice',
    title: 'Questo codice non è più valido',
    text: 'È scaduto o è già stato usato. Chiedine un altro e riprova.',
  },
  'fresh-proof': {
    kicker: 'Sicurezza',
    title: 'Conferma che sei tu',
    text: 'Per questa operazione serve una conferma recente della tua identità. Accedi di nuovo e riprova.',
  },
  'field-not-valid': {
    kicker: 'Modulo',
    title: 'Un campo è da correggere',
    text: 'Controlla quello che hai scritto e riprova.',
  },
  'too-many-attempts': {
    kicker: 'Un momento',
    title: 'Troppi tentativi',
    text: 'Per sicurezza, riprova tra qualche minuto.',
  },
  'too-many-calls': {
    kicker: 'Un momento',
    title: 'Troppe richieste in un minuto',
    text: 'Dalla tua rete ne sono arrivate più del solito. Aspetta un minuto e riprova.',
  },
  'work-required': {
    kicker: 'Un momento',
    title: 'Serve una verifica in più',
    text: 'Su questo account ci sono stati molti tentativi e questo browser non riesce a fare la verifica. Accedi con una passkey o da un dispositivo che usi già, oppure riprova tra un’ora.',
  },
  'own-invite': {
    kicker: 'Invito',
    title: 'Hai già il tuo posto',
    text: 'Non puoi invitare te stesso: inserisci l’e-mail di un’altra persona.',
  },
  'other-invite': {
    kicker: 'Invito',
    title: 'Questo invito è per un altro indirizzo',
    text: 'Accedi con l’e-mail a cui è arrivato, oppure chiedine uno nuovo a chi ti ha invitato.',
  },
  'already-member': {
    kicker: 'Invito',
    title: 'Il posto è già attivo',
    text: 'Non serve altro: l’abbonamento è aperto.',
  },
  'already-invited': {
    kicker: 'Invito',
    title: 'L’invito c’è già',
    text: 'A questo indirizzo ne è partito uno: rinvia il codice.',
  },
  'no-seats': {
    kicker: 'Invito',
    title: 'I posti sono tutti occupati',
    text: 'Per liberare un posto, rimuovi una persona dalla pagina Abbonamenti.',
  },
  'subscription-not-active': {
    kicker: 'Abbonamento',
    title: 'Questo abbonamento non è attivo',
    text: 'Controlla lo stato nella pagina degli abbonamenti o contatta il customer care.',
  },
  'renewal-not-changed': {
    kicker: 'Abbonamenti',
    title: 'Il rinnovo non è cambiato',
    text: 'Questo abbonamento non si rinnova più, oppure il rinnovo si gestisce altrove. Ricarica la pagina e controlla.',
  },
  'withdrawal-not-possible': {
    kicker: 'Abbonamenti',
    title: 'Il recesso non è più possibile',
    text: 'Sono passati i 14 giorni, oppure l’abbonamento è già terminato. Puoi sempre disattivare il rinnovo.',
  },
  'google-token-not-valid': {
    kicker: 'Google Play',
    title: 'Il codice di Google non è valido',
    text: 'Riparti dall’app e riprova.',
  },
  'google-not-linked': {
    kicker: 'Google Play',
    title: 'Nessun abbonamento Google per questo account',
    text: 'Accedi con l’account dell’acquisto e riprova.',
  },
  'google-on-hold': {
    kicker: 'Google Play',
    title: 'Google ha sospeso questo abbonamento',
    text: 'Di solito manca un pagamento: controllalo su Google Play e riprova.',
  },
  'store-not-reached': {
    kicker: 'Google Play',
    title: 'Google Play non risponde',
    text: 'Riprova tra qualche minuto.',
  },
  'already-subscribed': {
    kicker: 'Acquisto',
    title: 'Questo abbonamento ce l’hai già',
    text: 'Non hai pagato niente. Lo trovi nella pagina degli abbonamenti.',
  },
  'offer-changed': {
    kicker: 'Acquisto',
    title: 'L’offerta è cambiata',
    text: 'Non hai pagato niente. Ricarica la pagina e controlla il prezzo prima di confermare.',
  },
  'order-not-payable': {
    kicker: 'Acquisto',
    title: 'Questo ordine non si può pagare qui',
    text: 'È già concluso, oppure si paga nello shop. Ricarica la pagina e controlla.',
  },
  'sales-closed': {
    kicker: 'Acquisto',
    title: 'Al momento gli acquisti sono chiusi',
    text: 'Non hai pagato niente. Riprova più avanti oppure scrivi al customer care dalla pagina dei contatti.',
  },
  'payment-not-updated': {
    kicker: 'Abbonamenti',
    title: 'Il pagamento non si può aggiornare',
    text: 'Questo abbonamento non si rinnova più, oppure si gestisce altrove. Controlla nella pagina degli abbonamenti.',
  },
  'device-not-reached': {
    kicker: 'Notifiche',
    title: 'Dispositivo non raggiungibile',
    text: 'La sua iscrizione alle notifiche è finita. Riattivale dalla pagina degli avvisi di questo dispositivo.',
  },
  'push-service-not-reached': {
    kicker: 'Notifiche',
    title: 'Le notifiche non partono',
    text: 'Il servizio di notifiche del browser non risponde. Riprova tra qualche minuto.',
  },
  'captcha-not-valid': {
    kicker: 'Verifica',
    title: 'La verifica anti-abuso non è riuscita',
    text: 'Riprova fra qualche istante. Se non basta, scrivici dalla pagina dei contatti: il testo resta qui.',
  },
  'chat-ended': {
    kicker: 'Assistenza',
    title: 'Questa conversazione è finita',
    text: 'Puoi iniziarne un’altra quando vuoi.',
  },
  'chat-taken': {
    kicker: 'Operatori',
    title: 'C’è già un altro operatore',
    text: 'Un collega è entrato in questa conversazione prima di te. Scegline un’altra.',
  },
  'no-operator': {
    kicker: 'Assistenza',
    title: 'In questo momento non ci sono operatori',
    text: 'Scrivici dalla pagina dei contatti: ti rispondiamo via e-mail.',
  },
  'too-large': {
    kicker: 'Errore 413',
    title: 'Il file è troppo grande',
    text: 'Scegline uno più leggero e riprova.',
  },
  'review-changed': {
    kicker: 'Rassegna stampa',
    title: 'È cambiata nel frattempo',
    text: 'Qualcun altro l’ha modificata prima di te. Ricaricala e riprova: quello che hai scritto resta qui.',
  },
  'invalid-password': {
    kicker: 'Accesso Riservato',
    title: 'Password non valida',
    text: 'Controlla maiuscole e spazi e riprova.',
  },
  'site-gated': {
    kicker: 'Accesso Riservato',
    title: 'Questa edicola è in anteprima',
    text: 'Ricarica la pagina e inserisci la password che hai ricevuto.',
  },
  unavailable: {
    kicker: 'Torniamo subito',
    title: 'Adesso non riusciamo a rispondere',
    text: 'C’è molta coda, oppure un guasto a cui stiamo già lavorando. Riprova tra qualche istante.',
  },
  server: {
    kicker: 'Errore 500',
    title: DEFAULT_ERROR_TITLE,
    text: 'Si è inceppato qualcosa in rotativa. Riprova tra qualche minuto.',
  },
  unexpected: {
    kicker: 'C’è stato un errore',
    title: DEFAULT_ERROR_TITLE,
    text: 'Qualcosa non ha funzionato in questa pagina. Riprova; se non basta, torna alla home.',
  },
} as const satisfies Record<ApiErrorKind, ErrorText>;
