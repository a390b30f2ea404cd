import { addDays, dayAt } from '#domain/dates.ts';
import type { operations } from '#openapi/generated/archive.ts';
import { searchArticles } from '#server/newsroom/content/search/search-articles.ts';
import type { Handler } from '../../http/handler.ts';
import { accessOf } from '../access-of.ts';
import { ok } from '../replies.ts';

export const searchBackIssues: Handler<operations['searchBackIssues']> = async (call) => {
  const { query, orm, brand, now } = call;
  const yesterday = addDays(dayAt(now), -1);
  const result = await searchArticles(
    orm,
    brand,
    {
      text: query.q,
      sections: [],
      editions: query.edizione ? [query.edizione] : [],
      signatures: [],
      ...(query.da && { from: query.da }),
      to: query.a && query.a < yesterday ? query.a : yesterday,
      order: query.ordine === 'data' ? 'date' : 'relevance',
      page: query.pagina ?? 1,
    },
    { now, access: accessOf(call) },
  );
  return ok({
    totale: result.total,
    altri: result.hasMore,
    pagina: result.page,
    pagine: result.pages,
    risultati: result.hits.map(({ article, edition, passage }) => ({
      id: article.id,
      slug: article.slug,
      titolo: article.title,
      brano: passage.text,
      data: article.day,
      edizione: edition.slug,
      nome_edizione: edition.name,
      pagina: article.page,
    })),
  });
};
