import { withPreposition } from '#domain/brands/with-preposition.ts';

export const strings = {
  title: 'Come possiamo aiutarti?',
  search: (count: number) => `Cerca fra ${count} risposte`,
  clear: 'Cancella la ricerca',
  frequent: 'Domande frequenti',
  categories: 'Categorie',
  found: (words: string) => `Risultati per «${words}»`,
  count: (count: number) => (count === 1 ? '1 risposta trovata' : `${count} risposte trovate`),
  none: (words: string) => `Nessun risultato per «${words}»`,
  noneText: 'Prova con altre parole, o con una sola. Se non basta, scrivici: rispondiamo noi.',
  looking: 'Ricerca in corso',
  failed: 'La ricerca non è disponibile in questo momento. Puoi scorrere le categorie, oppure riprovare.',
  gone: 'La risposta che cercavi non c’è più. Prova a cercarla, o scegli una categoria.',
  onlyFor: (products: string) => `Vale per ${products}`,
  and: (names: readonly string[]) =>
    names.length > 1 ? `${names.slice(0, -1).join(', ')} e ${names.at(-1)}` : names.join(''),
  share: 'Condividi',
  shareNamed: (question: string) => `Condividi la risposta a «${question}»`,
  copied: 'Link copiato',
  notShared: 'Non è stato possibile copiare il link',
  helpful: 'Ti è stato utile?',
  yes: 'Sì',
  no: 'No',
  thanks: 'Grazie!',
  sorry: 'Grazie. Se ti serve altro,',
  write: 'scrivici',
  voteOffline: 'Per dirlo serve la rete: riprova quando torni online.',
  voteTooMany: 'Hai votato molte risposte: riprova tra qualche minuto.',
  voteFailed: 'Non siamo riusciti a registrarlo. Riprova.',
  contactTitle: 'Non hai trovato la risposta?',
  contactText: (hours: string) => `L’assistente virtuale risponde subito, al telefono ci siamo ${hours}.`,
  contact: 'Contattaci',
};

export const headStrings = {
  faq: (paper: string) => `Domande frequenti · ${paper}`,
  category: (category: string, paper: string) => `${category}, domande frequenti · ${paper}`,
  answer: (question: string, paper: string) => `${question} · ${paper}`,
  faqDescription: (paper: string, count: number, categories: string) =>
    `${count} risposte ${withPreposition('su', paper)}: ${categories}.`,
  categoryDescription: (category: string, paper: string, questions: string) =>
    `${category}, le risposte ${withPreposition('di', paper)}: ${questions}`,
  keywords: ['domande frequenti', 'assistenza', 'aiuto'],
};
