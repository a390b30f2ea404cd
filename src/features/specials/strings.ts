import { withPreposition } from '#domain/brands/with-preposition.ts';

export const strings = {
  specials: 'Speciali',
  intro: 'Inserti, dossier e approfondimenti, raccolti per tema.',
  more: 'Altri articoli',
  articles: (count: number) => (count === 1 ? '1 articolo' : `${count} articoli`),
  latest: (day: string) => `ultimo: ${day}`,
  fromEdition: (edition: string) => `edizione ${edition}`,
  wholeSpecial: 'Tutto lo speciale',
  finished: (special: string) => `Hai finito «${special}».`,
  allSpecials: 'Tutti gli speciali',
  emptyList: 'Nessuno speciale, per ora',
  emptyListText: 'Qui trovi gli inserti e le raccolte del giornale, appena ne esce uno.',
  toNewsstand: 'Vai all’edicola',
  empty: 'Nessun articolo dello speciale in questo numero',
  emptyText: (special: string) => `«${special}» è uscito in altri giorni o in altre edizioni.`,
  beyond: 'Qui non ci sono altri articoli',
  beyondText: (special: string) => `Non ci sono altri articoli in «${special}».`,
  firstPage: 'Vai alla prima pagina',
};

const onPage = (page: number) => (page > 1 ? `, pagina ${page}` : '');

export const headStrings = {
  specials: (paper: string) => `Speciali · ${paper}`,
  specialsDescription: (paper: string, names: string) =>
    `Inserti, raccolte e approfondimenti ${withPreposition('di', paper)}${names && `: ${names}`}.`,
  special: (special: string, paper: string, page: number) =>
    `${special}, lo speciale${onPage(page)} · ${paper}`,
  specialOfDay: (special: string, day: string, paper: string, page: number) =>
    `${special}, ${day}${onPage(page)} · ${paper}`,
  specialDescription: (special: string, paper: string, headlines: string) =>
    `${special}, lo speciale ${withPreposition('di', paper)}${headlines && `: ${headlines}`}`,
};
