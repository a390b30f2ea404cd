import { withPreposition } from '#domain/brands/with-preposition.ts';
import { MAX_MESSAGE_LENGTH } from '#domain/support/ticket.ts';

export const headStrings = {
  title: (paper: string) => `Contatti · ${paper}`,
  description: (paper: string, phone: string) =>
    `Come parlare con l’assistenza ${withPreposition('di', paper)}: la chat, il telefono ${phone} con i suoi orari e un modulo per scriverci.`,
  keywords: ['contatti', 'assistenza', 'servizio clienti', 'telefono'],
};

export const strings = {
  title: 'Contatti',
  intro: 'Tre modi per parlare con noi. Di solito rispondiamo in giornata.',
  anonymous: 'Stai scrivendo come Utente Anonimo.',
  anonymousText: 'Se accedi, vediamo il tuo abbonamento e ti rispondiamo più in fretta.',
  login: 'Accedi',
};

export const channelStrings = {
  channels: 'Chat e telefono',
  chat: 'Chat',
  chatText: 'L’assistente virtuale risponde subito e, se serve, ti passa a un operatore.',
  openChat: 'Apri la chat',
  phone: 'Telefono',
  hours: 'Orari del telefono',
  closed: 'chiuso',
  holidays: 'festivi',
  andHolidays: (days: string) => `${days} e festivi`,
  closures: (days: string) => `Chiuso per festività: ${days}.`,
  email: 'Oppure scrivi a',
};

export const formStrings = {
  title: 'Scrivici',
  labels: {
    argomento: 'Argomento',
    email: 'E-mail',
    oggetto: 'Oggetto',
    messaggio: 'Messaggio',
    allegato: 'Allegato',
  },
  choose: 'Scegli',
  ofAccount: 'È l’indirizzo del tuo account.',
  counter: (length: number) => `${length}/${MAX_MESSAGE_LENGTH}`,
  submit: 'Invia il messaggio',
  note: 'Ti rispondiamo via e-mail. Protetto da una verifica anti-abuso.',
  pick: 'Scegli un file',
  attachmentHint: 'Facoltativo: un’immagine o un PDF, fino a 5 MB.',
  remove: 'Togli',
  removeNamed: (name: string) => `Togli l’allegato ${name}`,
  unreadable: 'Non riusciamo a leggere questo file: sceglilo di nuovo.',
  forbidden: 'Questo argomento è per gli account aziendali: scegline un altro.',
  notSent: 'Il messaggio non è partito.',
  tryLater: (wait: string) => `Ne hai inviati molti: riprova tra ${wait}.`,
  tryAgain: 'Quello che hai scritto è ancora qui: riprova tra qualche istante.',
  wayOut: (phone: string, email: string) => `Se non basta, chiama lo ${phone} o scrivi a ${email}.`,
};

export const sentStrings = {
  title: 'Messaggio inviato',
  number: 'Il numero della tua richiesta è',
  receipt: (email: string) =>
    `Ti abbiamo mandato una ricevuta a ${email}: la risposta arriva allo stesso indirizzo.`,
  another: 'Scrivi un altro messaggio',
};
