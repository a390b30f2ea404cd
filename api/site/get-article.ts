import type { Article, WithdrawnArticle } from '#domain/newsstand.ts';
import type { components } from '#openapi/generated/site.ts';
import type { Api } from '../clients.ts';
import { unwrap } from '../unwrap.ts';
import { toEdition, toPicture, toSection, toSignature, toSummary, toSummaryOrNull } from './wire.ts';

export type ArticleReply = { article: Article } | { withdrawn: WithdrawnArticle };

/**
 * One article as this reader may see it, or its former placement when the newspaper has withdrawn it.
 * @throws ApiError `article-not-found`, `offline`. NWS-04
 */
export async function getArticle({ site }: Api, id: number): Promise<ArticleReply> {
  const request = site.GET('/api/edicola/articolo', { params: { query: { id } } });
  // A withdrawal is a result too, although it arrives as an error response; a proxy's error page is text, whatever its
  // status.
  const call = request.then(({ data, error, response }) => {
    const outcome = data ?? (typeof error === 'object' && 'data' in error ? error : undefined);
    return { ...(outcome && { data: outcome }), error, response };
  });
  const { data } = await unwrap('getArticle', call);
  return 'article' in data ? { article: toArticle(data.article) } : { withdrawn: toWithdrawn(data) };
}

const toWithdrawn = (wire: components['schemas']['ErroreArticoloRitirato']['data']): WithdrawnArticle => ({
  id: wire.id,
  day: wire.data,
  edition: toEdition(wire.edizione),
  section: toSection(wire.sezione),
  hasSectionOtherArticles: wire.sezione_presente,
});

/** Converts an article from its wire shape, also for callers that already have the answer. */
export function toArticle(wire: components['schemas']['Articolo']): Article {
  return {
    ...toSummary(wire),
    edition: toEdition(wire.edizione),
    body: wire.testo,
    complete: wire.completo,
    words: wire.parole,
    publishedAt: wire.pubblicato,
    updatedAt: wire.aggiornato,
    dateline: wire.luogo,
    copyright: wire.copyright,
    signatures: wire.firme.map(toSignature),
    pictures: wire.immagini.map(toPicture),
    topics: wire.argomenti.map(({ slug, nome }) => ({ slug, name: nome })),
    samePage: wire.stessa_pagina.map(toSummary),
    related: wire.correlati.map(toSummary),
    previous: toSummaryOrNull(wire.precedente),
    next: toSummaryOrNull(wire.successivo),
    ...(wire.indirizzo_canonico && { canonicalUrl: wire.indirizzo_canonico }),
  };
}
