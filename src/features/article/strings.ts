import { withPreposition } from '#domain/brands/with-preposition.ts';

export const strings = {
  page: (page: number) => `pagina ${page}`,
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

export const offerStrings = {
  kicker: 'Per continuare',
  title: 'Tutto il giornale, ogni giorno',
  benefits: [
    'L’edizione completa dalla mattina presto, con tutte le cronache locali',
    'Gli articoli per abbonati, su telefono, tablet e computer',
    'I numeri dei giorni passati, da rileggere quando vuoi',
  ],
  subscribe: (paper: string) => `Abbonati ${withPreposition('a', paper)}`,
  already: 'Hai già un abbonamento?',
  login: 'Accedi',
};
