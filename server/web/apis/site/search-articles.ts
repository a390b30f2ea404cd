import type { MarkedText, SearchFacet, SearchHit, Suggestion } from '#domain/search.ts';
import type { components, operations } from '#openapi/generated/site.ts';
import { searchArticles as search } from '#server/newsroom/content/search/search-articles.ts';
import type { Handler } from '../../http/handler.ts';
import { accessOf } from '../access-of.ts';
import { ok } from '../replies.ts';
import { toArticoloBreve, toEdizione } from './wire.ts';

type Wire = components['schemas'];

export const searchArticles: Handler<operations['searchArticles']> = async (call) => {
  const { query, orm, brand, now } = call;
  const result = await search(
    orm,
    brand,
    {
      text: query.q,
      sections: query.sezione ?? [],
      editions: query.edizione ?? [],
      signatures: query.firma ?? [],
      ...(query.da && { from: query.da }),
      ...(query.a && { to: query.a }),
      order: query.ordine === 'data' ? 'date' : 'relevance',
      page: query.pagina ?? 1,
    },
    { now, access: accessOf(call) },
  );
  const { facets } = result;
  return ok({
    corrispondenza: result.matching === 'all' ? 'tutto' : 'in_parte',
    non_cercabile: result.unsearchable && UNSEARCHABLE[result.unsearchable],
    totale: result.total,
    altri: result.hasMore,
    pagina: result.page,
    pagine: result.pages,
    risultati: result.hits.map(toRisultato),
    sezioni: facets.sections.map(toConteggio),
    edizioni: facets.editions.map(toConteggio),
    firme: facets.signatures.map(toConteggio),
    mesi: facets.months.map(({ month, articles }) => ({ mese: month, articoli: articles })),
    suggerimenti: result.suggestions.map(toSuggerimento),
  });
};

const UNSEARCHABLE = { empty: 'vuota', 'common-words': 'parole_comuni' } as const;
const KINDS = { query: 'ricerca', section: 'sezione', signature: 'firma' } as const;

const toEvidenze = ({ marks }: MarkedText): Wire['Evidenze'] => marks.map((pair) => [...pair]);

const toRisultato = ({ article, edition, title, passage }: SearchHit): Wire['Risultato'] => ({
  articolo: toArticoloBreve(article),
  edizione: toEdizione(edition),
  titolo_evidenze: toEvidenze(title),
  brano: passage.text,
  brano_evidenze: toEvidenze(passage),
});

const toConteggio = ({ slug, name, articles }: SearchFacet): Wire['Conteggio'] => ({
  slug,
  nome: name,
  articoli: articles,
});

const toSuggerimento = (suggestion: Suggestion): Wire['Suggerimento'] => ({
  tipo: KINDS[suggestion.kind],
  testo: suggestion.text,
  slug: 'slug' in suggestion ? suggestion.slug : null,
  articoli: 'articles' in suggestion ? suggestion.articles : null,
});
