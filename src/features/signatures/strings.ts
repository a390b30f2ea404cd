import { withPreposition } from '#domain/brands/with-preposition.ts';

export const strings = {
  signatures: 'Firme',
  intro: 'Chi scrive sul giornale, in ordine di cognome.',
  letters: 'Indice alfabetico',
  otherLetter: 'Altri',
  articles: (count: number) => (count === 1 ? '1 articolo' : `${count} articoli`),
  latest: (day: string) => `ultimo: ${day}`,
  more: 'Altri articoli',
  allSignatures: 'Tutte le firme',
  emptyList: 'Nessuna firma, per ora',
  emptyListText: 'Qui trovi chi scrive sul giornale, appena esce il primo articolo firmato.',
  toNewsstand: 'Vai all’edicola',
  beyond: 'Qui non ci sono altri articoli',
  beyondText: (name: string) => `Non ci sono altri articoli di ${name}.`,
  firstPage: 'Vai alla prima pagina',
};

export const headStrings = {
  signatures: (paper: string) => `Firme · ${paper}`,
  signaturesDescription: (paper: string) =>
    `Giornaliste, giornalisti e commentatori ${withPreposition('di', paper)}, con tutti i loro articoli.`,
  signature: (name: string, paper: string, page: number) =>
    `${name}, gli articoli${page > 1 ? `, pagina ${page}` : ''} · ${paper}`,
  signatureDescription: (name: string, paper: string, headlines: string) =>
    `Gli articoli di ${name} ${withPreposition('su', paper)}${headlines && `: ${headlines}`}`,
};
