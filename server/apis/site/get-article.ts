import type { Article } from '#domain/newsstand.ts';
import type { components, operations } from '#openapi/generated/site.ts';
import { readArticle } from '#server/content/article.ts';
import type { Handler } from '#server/http/handler.ts';
import { ok, refusal } from '../replies.ts';
import { toArticoloBreve, toArticoloBreveONulla, toEdizione, toImmagine, toImmagineONulla } from './wire.ts';

export const getArticle: Handler<operations['getArticle']> = async ({ query, orm, brand, now }) => {
  // Nobody is signed in on the public routes: a paid article leaves with its free part alone. ROL-06
  const article = await readArticle(orm, brand, query.id, null, now);
  if (!article) return refusal(404, 'ERR_ARTICLE_NOT_FOUND', 'no such article in this newspaper');
  return ok({ article: toArticolo(article) });
};

function toArticolo(article: Article): components['schemas']['Articolo'] {
  return {
    ...toArticoloBreve(article),
    edizione: toEdizione(article.edition),
    testo: article.body,
    completo: article.complete,
    parole: article.words,
    pubblicato: article.publishedAt,
    aggiornato: article.updatedAt,
    luogo: article.dateline,
    copyright: article.copyright,
    firme: article.signatures.map(({ slug, name, picture }) => ({
      slug,
      nome: name,
      immagine: toImmagineONulla(picture),
    })),
    immagini: article.pictures.map(toImmagine),
    argomenti: article.topics.map(({ slug, name }) => ({ slug, nome: name })),
    stessa_pagina: article.samePage.map(toArticoloBreve),
    correlati: article.related.map(toArticoloBreve),
    precedente: toArticoloBreveONulla(article.previous),
    successivo: toArticoloBreveONulla(article.next),
  };
}
