export const strings = {
  breadcrumb: 'Percorso',
  page: (page: number) => `pagina ${page}`,
  readingTime: (minutes: number) => `${minutes} min di lettura`,
  updatedAt: (time: string) => `aggiornato alle ${time}`,
  updatedOn: (day: string, time: string) => `aggiornato ${day} alle ${time}`,
  and: ' e ',
  pictureOf: (title: string) => `Immagine dell’articolo «${title}»`,
  morePictures: 'Altre immagini',
  topics: 'Argomenti',
  keepReading: 'Continua a leggere',
  onThisPage: 'Su questa pagina',
  inThisIssue: 'In questo numero',
  wholeIssue: 'Tutto il numero',
  neighbours: 'Articoli vicini',
  previous: 'Precedente',
  next: 'Successivo',
  demonstration: 'Contenuto dimostrativo',
};

export const toolStrings = {
  tools: 'Strumenti di lettura',
  back: 'Indietro',
  text: 'Testo',
  share: 'Condividi',
  print: 'Stampa',
  copied: 'Indirizzo copiato',
  notShared: 'Condivisione non riuscita: copia l’indirizzo dalla barra del browser',
};

export const panelStrings = {
  title: 'Aspetto del testo',
  close: 'Chiudi',
  reset: 'Ripristina',
  size: 'Dimensione del testo',
  percent: (scale: number) => `${Math.round(scale * 100)}%`,
  usual: ', misura del giornale',
  face: 'Carattere',
  faces: { serif: 'Graziato', sans: 'Lineare' },
  leading: 'Interlinea',
  leadings: { tight: 'Stretta', medium: 'Media', wide: 'Ampia' },
  paper: 'Sfondo',
  papers: { white: 'Bianco', sepia: 'Seppia', night: 'Notte' },
  keys: 'Tasti J, K, T',
  keyStates: { on: 'Attivi', off: 'Spenti' },
};

export const offerStrings = {
  kicker: 'Per continuare',
  title: 'Tutto il giornale, ogni giorno',
  benefits: [
    'L’edizione completa dalla mattina presto, con tutte le cronache locali',
    'Gli articoli per abbonati, su telefono, tablet e computer',
    'I numeri dei giorni passati, da rileggere quando vuoi',
  ],
  subscribe: 'Scopri gli abbonamenti',
  already: 'Hai già un abbonamento?',
  login: 'Accedi',
};

export const skeletonStrings = { loading: 'Caricamento dell’articolo' };
