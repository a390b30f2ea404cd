import { withPreposition } from '#domain/brands/with-preposition.ts';

export const strings = {
  sections: 'Sezioni',
  edition: 'Edizione',
  chooseEdition: 'Scegli l’edizione',
  chooseDay: 'Scegli il giorno',
  previousDay: 'Giorno precedente',
  nextDay: 'Giorno successivo',
  goTo: 'Vai',
  day: 'Giorno',
  today: 'Oggi',
  more: 'Altre notizie',
  finished: (section: string) => `Hai finito ${section}.`,
  nextSection: 'Prossima: ',
  previousSection: 'Precedente: ',
  noNext: 'È l’ultima sezione del numero.',
  allSections: 'Tutte le sezioni',
  neighbours: 'Altre sezioni',
  empty: 'Nessun articolo oggi',
  emptyThatDay: 'Nessun articolo in questo giorno',
  emptyText: (section: string, day: string) => `La sezione ${section} non è uscita ${day}.`,
  readDay: (day: string) => `Leggi ${day}`,
  count: (articles: number) => (articles === 1 ? '1 articolo' : `${articles} articoli`),
  issue: (edition: string, day: string) => `${edition}, ${day}`,
  emptyList: 'Il giornale non è ancora uscito',
  emptyListText: 'L’edizione di oggi arriva alle 0.30. Intanto puoi rileggere i numeri degli ultimi giorni.',
  toNewsstand: 'Vai all’edicola',
};

export const headStrings = {
  section: (section: string, day: string, paper: string) => `${section}, ${day} · ${paper}`,
  sectionDescription: (section: string, edition: string, headlines: string) =>
    `${section} nell’edizione ${edition}: ${headlines}`,
  sections: (paper: string) => `Sezioni · ${paper}`,
  sectionsDescription: (paper: string) =>
    `Tutte le sezioni ${withPreposition('di', paper)}, pagina per pagina.`,
};
