import type { ArticleWire, IssueWire, TextWire } from '#api/site/wire-types.ts';

const RELATED = 4;

/** An article as its call would have answered, made of its text and of the issue that it stands in. */
export function articleAnswer(text: TextWire, { numero, sezioni }: IssueWire): ArticleWire | null {
  const all = sezioni.flatMap(({ articoli }) => articoli);
  const inPageOrder = all.toSorted((a, b) => (a.pagina ?? Infinity) - (b.pagina ?? Infinity));
  const at = inPageOrder.findIndex(({ id }) => id === text.id);
  const own = inPageOrder[at];
  if (!own) return null;
  const others = inPageOrder.filter(({ id }) => id !== text.id);
  return {
    ...own,
    edizione: numero.edizione,
    ...text,
    stessa_pagina: others.filter(({ pagina }) => pagina !== null && pagina === own.pagina),
    correlati: others.filter(({ sezione }) => sezione.id === own.sezione.id).slice(0, RELATED),
    precedente: inPageOrder[at - 1] ?? null,
    successivo: inPageOrder[at + 1] ?? null,
  };
}
