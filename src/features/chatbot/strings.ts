import { withPreposition } from '#domain/brands/with-preposition.ts';
import { articleBefore } from '#domain/number-words.ts';

/** Italian strings of the news chatbot. RAG-01…RAG-06 */
export const headWords = {
  title: 'Chatbot News',
  description: 'Domande e risposte sulle notizie del giornale.',
} as const;

export const sharedHeadWords = {
  title: 'Risposta condivisa',
  description: 'Una risposta sulle notizie del giornale, condivisa da chi l’ha chiesta.',
} as const;

export const strings = {
  title: headWords.title,
  /** Wording of the specification. NAV-15 */
  nothingHere: "Non c'è nulla qui. Torna alla Home!",
  home: 'Torna alla home',
  kinds: 'Argomenti',
  answersFrom: (paper: string) => `Risponde solo con articoli pubblicati ${withPreposition('da', paper)}`,
  until: (day: string) => `Risponde sugli articoli fino ${day}`,
  aiNotice: (articles: string) =>
    `Rispondo con un sistema di intelligenza artificiale, usando solo ${articles} del giornale. Posso sbagliare: ogni frase porta alla sua fonte, controllala.`,
  someArticles: (count: number) =>
    count === 1 ? 'l’unico articolo' : `${articleBefore('i', count)} ${count.toLocaleString('it')} articoli`,
  theArticles: 'gli articoli',
  noArticles: 'Per questo argomento non ci sono ancora articoli su cui rispondere.',
  start: 'Che cosa vuoi sapere?',
  prompts: 'Prova con una di queste domande',
  closed: 'Questo argomento non è compreso nel tuo abbonamento',
  closedText: 'Si apre con un abbonamento che lo comprende. Scopri quale fa per te.',
  offers: 'Guarda gli abbonamenti',
  chatGone: 'Questa chat non c’è più',
  chatGoneText: 'È stata eliminata, oppure appartiene a un altro account o a un altro argomento.',
  chatOffline: 'Questa chat non è su questo dispositivo',
  chatOfflineText: 'Senza connessione puoi rileggere le chat già aperte qui.',
  chatFailed: 'Non siamo riusciti ad aprire la chat',
  chatFailedText: 'Riprova fra qualche istante.',
  loadingChat: 'Caricamento della chat',
  newChat: 'Nuova chat',
  pastChats: 'Chat precedenti',
  close: 'Chiudi',
  retry: 'Riprova',
  conversation: 'Conversazione',
  source: (number: number) => `Fonte ${number}`,
  sources: 'Fonti',
  furtherPassages: 'Altri brani:',
  backToAnswer: 'Torna alla risposta',
  readArticle: 'Leggi l’articolo',
  page: (page: number) => `pagina ${page}`,
  related: 'Per approfondire',
} as const;

export const historyStrings = {
  loading: 'Caricamento delle chat precedenti',
  empty: 'Le tue chat si raccolgono qui.',
  failed: 'L’elenco delle chat non è arrivato.',
  offline: 'Sei offline: trovi le chat già aperte su questo dispositivo.',
  search: 'Cerca nelle chat',
  none: (text: string) => `Nessuna chat per «${text}»`,
  today: 'Oggi',
  yesterday: 'Ieri',
  rename: (title: string) => `Rinomina la chat ${title}`,
  name: 'Nome della chat',
  save: 'Salva',
  cancel: 'Annulla',
  notRenamed: 'Il nome non è cambiato. Riprova quando c’è la rete.',
  delete: (title: string) => `Elimina la chat ${title}`,
  removed: 'Chat eliminata',
  notRemoved: 'La chat non è stata eliminata. Riprova quando c’è la rete.',
  undo: 'Annulla',
  restored: 'La chat è di nuovo al suo posto',
  notRestored: 'La chat non è ancora al suo posto.',
  shared: 'Risposte condivise',
  tooLate: 'È passato troppo tempo: la chat non si può più riprendere.',
  retry: 'Riprova',
};

export const answerStrings = {
  searching: 'Sto cercando negli articoli…',
  /** Wording of the specification. RAG-05 */
  failedNow: 'Si è verificato un errore durante l’elaborazione della richiesta. Riprova più tardi.',
  failedOnce: 'Si è verificato un errore durante l’elaborazione della richiesta.',
  stopped: 'Risposta interrotta.',
  broken: 'La connessione si è interrotta a metà della risposta.',
  resume: 'Riprendi',
  resuming: 'La connessione si è interrotta: la risposta riprende da sola…',
  writingElsewhere: 'Questa risposta non era ancora finita quando la chat è stata aperta.',
  reload: 'Aggiorna',
  retry: 'Riprova',
  offline: 'Non c’è connessione: la domanda non è partita.',
  tooMany: (minutes: number | null) =>
    `Hai fatto molte domande in poco tempo. Riprova ${minutes === null ? 'fra qualche minuto' : minutes === 1 ? 'fra un minuto' : `fra ${minutes} minuti`}.`,
  busy: 'In questo momento l’archivio non può rispondere. Riprova fra poco.',
  notTaken: 'La domanda non è stata accettata. Cambiala e riprova.',
  gone: 'Questa chat non c’è più: comincia una nuova chat.',
  closed: 'Questo argomento non è compreso nel tuo abbonamento.',
  useful: 'Risposta utile',
  notUseful: 'Risposta non utile',
  whyNot: 'Che cosa non va? (facoltativo)',
  sendReason: 'Invia',
  thanks: 'Grazie: il tuo parere ci aiuta a fare meglio.',
  notRated: 'Il tuo parere non è arrivato. Riprova quando c’è la rete.',
  copy: 'Copia la risposta',
  copied: 'Risposta copiata',
  notCopied: 'Il browser non lascia copiare',
  download: 'Scarica la chat',
  markdown: 'Scarica in Markdown',
  pdf: 'Scarica in PDF',
  saved: 'Chat scaricata',
  notSaved: 'Il PDF non è arrivato. Riprova quando c’è la rete.',
  check: 'Può sbagliare: controlla sempre le fonti.',
  searchArchive: 'Cerca nell’archivio',
  searchFaq: 'Cerca nelle domande frequenti',
};

export const saveStrings = {
  save: 'Salva le fonti',
  toFolder: 'In una cartella dei preferiti',
  toReview: 'Nella rassegna stampa di oggi',
  toPdf: 'In PDF, con la risposta',
  inFolder: (articles: number) =>
    articles === 1 ? 'Un articolo salvato nella cartella' : `${articles} articoli salvati nella cartella`,
  inFolderAlready: 'Le fonti sono già nella cartella',
  notInFolder: 'Il browser non consente di salvare dati sul dispositivo',
  openFolder: 'Apri la cartella',
  undo: 'Annulla',
  undone: 'Le fonti non sono più nella cartella',
  notUndone: 'Non annullato: il browser non consente di salvare dati sul dispositivo',
  inReview: (clips: number) =>
    clips === 1 ? 'Un articolo nella rassegna di oggi' : `${clips} articoli nella rassegna di oggi`,
  inReviewAlready: 'Le fonti sono già nella rassegna di oggi, oppure non c’è più posto',
  notInReview: 'Le fonti non sono nella rassegna. Riprova quando c’è la rete.',
  reviewClosed: 'La rassegna stampa non è più compresa nel tuo abbonamento.',
  openReview: 'Apri la bozza',
  file: (slug: string) => `risposta-${slug || 'news'}`,
  pdfSaved: 'Risposta scaricata',
  pdfNotSaved: 'Il PDF non è arrivato. Riprova quando c’è la rete.',
};

export const shareStrings = {
  share: 'Condividi la risposta',
  all: 'Risposte condivise',
  about:
    'Chi ha il link vede la domanda e, della risposta, solo ciò che può leggere con il proprio abbonamento. Si revoca in qualsiasi momento.',
  expires: 'Il link scade',
  daysOf: (days: number) => (days === 1 ? 'fra un giorno' : `fra ${days} giorni`),
  make: 'Crea il link',
  offline: 'Sei offline: i link si creano e si revocano quando torna la rete.',
  tooMany: (minutes: number) =>
    `Hai creato molti link in poco tempo. Riprova ${minutes === 1 ? 'fra un minuto' : `fra ${minutes} minuti`}.`,
  gone: 'Questa risposta non c’è più: non si può condividere.',
  failed: 'Il link non è stato creato. Riprova quando c’è la rete.',
  once: 'L’indirizzo si vede solo adesso: copialo prima di chiudere.',
  address: 'Indirizzo',
  copyAddress: 'Copia l’indirizzo',
  copied: 'Copiato.',
  notCopied: 'Il browser non lo permette: selezionalo e copialo a mano.',
  active: 'Link attivi',
  none: 'Nessun link mostra questa risposta.',
  noneAtAll: 'Nessuna risposta è condivisa. Si condivide con il pulsante sotto ogni risposta.',
  madeOn: (day: string) => `Creato ${day}`,
  until: (day: string) => `scade ${day}`,
  opened: (times: number) =>
    times === 0 ? 'mai aperto' : times === 1 ? 'aperto una volta' : `aperto ${times} volte`,
  revoke: 'Revoca',
  revokeOne: (question: string) => `Revoca il link a «${question}»`,
  confirm: 'Chi ha il link non vedrà più nulla, e non si può riattivare.',
  cancel: 'Annulla',
  revoked: 'Link revocato.',
  notRevoked: 'Il link non è stato revocato. Riprova quando c’è la rete.',
};

export const sharedStrings = {
  kicker: (paper: string) => `Risposta condivisa · ${paper}`,
  about: (paper: string, day: string) =>
    `Composta da un sistema di intelligenza artificiale sugli articoli ${withPreposition('di', paper)}: può sbagliare, controlla sempre le fonti. Si legge fino a ${day}.`,
  loading: 'Caricamento della risposta',
  withoutScript: 'Per leggere questa risposta serve JavaScript, che in questo browser è spento.',
  closedToVisitor: 'Una parte della risposta viene da articoli per gli abbonati.',
  closedToReader: 'Una parte della risposta viene da articoli che il tuo abbonamento non comprende.',
  signIn: 'Accedi',
  ask: 'Fai una domanda al giornale',
  home: 'Vai all’edicola',
  nothing: 'Questo indirizzo non mostra niente',
  nothingText:
    'La risposta che stava qui non si può più leggere, oppure l’indirizzo non è completo. Controlla di averlo copiato per intero, o chiedi a chi te l’ha mandato.',
  offline: 'Sei offline',
  offlineText: 'La risposta si apre da sola quando torna la rete.',
  failed: 'Non siamo riusciti ad aprire la risposta',
  failedText: 'Riprova fra qualche istante.',
  retry: 'Riprova',
};

export const composerStrings = {
  label: 'La tua domanda',
  placeholder: 'Chiedi qualcosa al giornale',
  send: 'Invia',
  stop: 'Ferma la risposta',
  short: (min: number) => `Scrivi almeno ${min} caratteri.`,
  long: (surplus: number) =>
    `Troppo lunga: togli ${surplus === 1 ? 'un carattere' : `${surplus} caratteri`}.`,
  offline: 'Sei offline: le chat già aperte si rileggono, le domande riprendono quando torni online.',
  followUps: 'Domande per continuare',
  scope: 'Ambito',
  narrowed: (filters: number) => (filters === 1 ? 'Ambito: 1 filtro' : `Ambito: ${filters} filtri`),
  from: 'Dal',
  to: 'Al',
  section: 'Sezione',
  anySection: 'Tutte le sezioni',
  edition: 'Edizione',
  anyEdition: 'Tutte le edizioni',
  clear: 'Azzera',
};

export const transcriptStrings = {
  file: (slug: string) => `chat-${slug || 'news'}`,
  made: (paper: string) =>
    `Risposte di un sistema di intelligenza artificiale sugli articoli ${withPreposition('di', paper)}.`,
  sources: 'Fonti',
};
