import { withPreposition } from '#domain/brands/with-preposition.ts';
import { atNumber } from '#domain/number-words.ts';

/** Italian strings of the support chat. HLP-05…HLP-08 */
export const strings = {
  name: 'Assistenza clienti',
  toggle: { open: 'Apri la chat di assistenza', unread: 'Apri la chat di assistenza: c’è una risposta' },
  invitation: {
    text: 'Hai una domanda? L’assistente risponde subito.',
    close: 'Nascondi l’invito alla chat',
  },
  header: {
    title: 'Assistenza',
    always: 'L’assistente risponde a ogni ora',
    operator: (name: string) => `${name}, assistenza clienti`,
    withYou: 'In linea con te',
    waiting: 'Un operatore arriva fra poco',
    ended: 'Conversazione conclusa',
    close: 'Riduci la chat',
    hangUp: 'Chiudi la conversazione',
    more: 'Altre opzioni',
  },
  menu: {
    person: 'Parla con una persona',
    form: 'Scrivici con il modulo',
    download: 'Scarica la conversazione',
    anew: 'Nuova chat',
  },
  identity: {
    before: 'Stai scrivendo come ',
    name: 'Utente Anonimo',
    signIn: 'Accedi',
    middle: ' per un aiuto sul tuo abbonamento o ',
    stay: 'continua in anonimo',
    after: '.',
  },
  greeting: [
    'Ciao! Sono l’assistente virtuale del giornale: un sistema di intelligenza artificiale, non una persona.',
    'Posso aiutarti con accesso, abbonamenti, download e fatture. Se non basta, ti metto in contatto con una persona.',
  ],
  topics: 'Domande frequenti',
  questions: [
    ['Aggiornare la carta', 'Come cambio la carta con cui pago?'],
    ['Password dimenticata', 'Ho dimenticato la password: come faccio?'],
    ['Leggere offline', 'Come leggo il giornale senza connessione?'],
    ['Disdire', 'Come disattivo il rinnovo dell’abbonamento?'],
  ] as const,
  endings: {
    solved: 'Ok, grazie',
    unsolved: 'Non ho risolto',
    person: 'Parla con una persona',
    anew: 'Nuova chat',
  },
  sources: 'Potrebbe servirti anche',
  maybe: 'Forse cerchi',
  queue: {
    title: 'Ti passiamo a un operatore.',
    text: (place: number, minutes: number) =>
      `${place === 1 ? 'Sei il prossimo' : `Sei ${atNumber(place)}º posto in coda`}, attesa di circa ${minutes === 1 ? 'un minuto' : `${minutes} minuti`}. La conversazione resta qui: puoi continuare a scrivere.`,
    form: 'Preferisco il modulo',
  },
  ended: {
    title: 'Conversazione conclusa.',
    ask: 'Com’è andata? Aggiungi due parole, se vuoi',
    send: 'Invia il commento',
    thanks: 'Grazie: il tuo commento ci aiuta a fare meglio.',
    failed: 'Il commento non è partito. Riprova quando c’è la rete.',
    anew: 'Nuova chat',
  },
  problems: {
    network: 'Non riusciamo a raggiungere il server. Il messaggio resta qui e parte da solo appena si può.',
    captcha: 'La verifica anti-abuso non è riuscita: non abbiamo inviato niente. Riprova fra poco, oppure',
    'too-many': 'Troppi messaggi in poco tempo. Aspetta qualche minuto, oppure',
    refused: 'Il messaggio non è stato accettato. Cambialo e riprova, oppure',
    ended:
      'Questa conversazione è finita. Quello che hai scritto non è perso: inizia una nuova chat e lo ritrovi, oppure',
    'hand-over': 'Non siamo riusciti a passarti a un operatore.',
    'not-ended': 'Non siamo riusciti a chiudere la conversazione. Riprova quando c’è la rete.',
  },
  /** Follows the server's own text, which may be empty. HLP-09 */
  refused: (words: string) =>
    `${words === '' ? 'Errore' : words.replace(/[.!\s]+$/, '')}. Cambialo e riprova, oppure`,
  useForm: 'scrivici con il modulo',
  retry: 'Riprova adesso',
  or: ' oppure ',
  composer: {
    label: 'Il tuo messaggio',
    placeholder: 'Scrivi un messaggio',
    send: 'Invia',
    protected: 'Protetto da una verifica anti-abuso',
    short: (min: number) => (min === 1 ? 'Scrivi qualcosa.' : `Scrivi almeno ${min} caratteri.`),
    long: (surplus: number) =>
      `Troppo lungo: togli ${surplus === 1 ? 'un carattere' : `${surplus} caratteri`}.`,
    count: (now: number, max: number) => `${now}/${max}`,
    offline: 'Sei offline: quello che scrivi parte appena torna la rete.',
  },
  transcript: {
    file: (day: string) => `assistenza-${day}.txt`,
    title: (brand: string) => `Conversazione con l’assistenza ${withPreposition('di', brand)}`,
  },
  formSubject: 'Dalla chat di assistenza',
};
