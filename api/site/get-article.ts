import type { Article } from '#domain/newsstand.ts';
import type { components } from '#openapi/generated/site.ts';
import type { Api } from '../clients.ts';
import { unwrap } from '../unwrap.ts';
import { toEdition, toPicture, toPictureOrNull, toSummary, toSummaryOrNull } from './wire.ts';

/** One article as this reader may see it. @throws ApiError `article-not-found`, `offline`. NWS-04 */
export async function getArticle({ site }: Api, id: number): Promise<Article> {
  const reply = await unwrap('getArticle', site.GET('/api/edicola/articolo', { params: { query: { id } } }));
  return toArticle(reply.data.article);
}

function toArticle(wire: components['schemas']['Articolo']): Article {
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
    signatures: wire.firme.map(({ slug, nome, immagine }) => ({
      slug,
      name: nome,
      picture: toPictureOrNull(immagine),
    })),
    pictures: wire.immagini.map(toPicture),
    topics: wire.argomenti.map(({ slug, nome }) => ({ slug, name: nome })),
    samePage: wire.stessa_pagina.map(toSummary),
    related: wire.correlati.map(toSummary),
    previous: toSummaryOrNull(wire.precedente),
    next: toSummaryOrNull(wire.successivo),
  };
}
