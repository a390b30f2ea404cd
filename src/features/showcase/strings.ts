import { withPreposition } from '#domain/brands/with-preposition.ts';

export const strings = {
  title: (paper: string) => `Abbonati ${withPreposition('a', paper)}`,
  intro: 'Tutto il giornale, ogni giorno: scegli per quanto tempo e cambia idea quando vuoi.',
  included: 'Che cosa comprende',
  benefits: [
    'L’edizione completa dalla mattina presto, con tutte le cronache locali',
    'Gli articoli per abbonati, su telefono, tablet e computer',
    'I numeri dei giorni passati, da rileggere quando vuoi',
  ],
  choose: 'Scegli l’abbonamento',
  continue: 'Continua',
  toShop: 'Vai allo shop',
  already: 'Hai già un abbonamento?',
  login: 'Accedi',
  empty: 'Le offerte sono nello shop',
  emptyText: 'Al momento qui non ce ne sono: nello shop del giornale trovi gli abbonamenti in corso.',
};

export const headStrings = {
  showcase: (paper: string) => `Abbonamenti · ${paper}`,
  description: (paper: string, prices: string) =>
    `Gli abbonamenti digitali ${withPreposition('a', paper)}${prices && `: ${prices}`}.`,
};
