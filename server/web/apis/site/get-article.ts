import type { Article } from '#domain/newsstand.ts';
import type { components, operations } from '#openapi/generated/site.ts';
import { readArticle } from '#server/newsroom/content/article.ts';
import { readCanonicalUrl } from '#server/newsroom/content/canonical.ts';
import { readWithdrawn } from '#server/newsroom/content/withdrawn.ts';
import type { Handler } from '../../http/handler.ts';
import { accessOf } from '../access-of.ts';
import { refuse } from '../refusals.ts';
import { ok, refusalWith } from '../replies.ts';
import { toArticoloBreve, toArticoloBreveONulla, toEdizione, toSezione, toTestoArticolo } from './wire.ts';

export const getArticle: Handler<operations['getArticle']> = async (call) => {
  const { query, orm, brand, now, readNeighbours, newsstandUrl, gates } = call;
  const [article, canonicalUrl] = await Promise.all([
    readArticle(orm, brand, query.id, accessOf(call), now, readNeighbours),
    readCanonicalUrl(orm, brand, query.id, { now, newsstandUrl, isOpen: gates.isOpen }),
  ]);
  if (article) {
    return ok({
      article: { ...toArticolo(article), ...(canonicalUrl && { indirizzo_canonico: canonicalUrl }) },
    });
  }
  const withdrawn = await readWithdrawn(orm, brand, query.id, now);
  if (!withdrawn) return refuse('no-such-article');
  const { id, day, edition, section, hasSectionOtherArticles } = withdrawn;
  return refusalWith(410, 'ERR_ARTICLE_WITHDRAWN', 'the newspaper has taken this article back', {
    id,
    data: day,
    edizione: toEdizione(edition),
    sezione: toSezione(section),
    sezione_presente: hasSectionOtherArticles,
  });
};

function toArticolo(article: Article): components['schemas']['Articolo'] {
  return {
    ...toArticoloBreve(article),
    edizione: toEdizione(article.edition),
    ...toTestoArticolo(article),
    stessa_pagina: article.samePage.map(toArticoloBreve),
    correlati: article.related.map(toArticoloBreve),
    precedente: toArticoloBreveONulla(article.previous),
    successivo: toArticoloBreveONulla(article.next),
  };
}
