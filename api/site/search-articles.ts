import type {
  MarkedText,
  SearchFacet,
  SearchRequest,
  SearchResultsPage,
  Suggestion,
} from '#domain/search.ts';
import type { components } from '#openapi/generated/site.ts';
import type { Api } from '../clients.ts';
import { unwrap } from '../unwrap.ts';
import { toEdition, toSummary } from './wire.ts';

type Wire = components['schemas'];

/** One page of search results in a paper's articles. @throws ApiError `bad-request`. NWS-06 */
export async function searchArticles({ site }: Api, request: SearchRequest): Promise<SearchResultsPage> {
  const query = toQuery(request);
  const reply = await unwrap('searchArticles', site.GET('/api/edicola/ricerca', { params: { query } }));
  const wire = reply.data;
  return {
    matching: wire.corrispondenza === 'tutto' ? 'all' : 'some',
    unsearchable: wire.non_cercabile && UNSEARCHABLE[wire.non_cercabile],
    total: wire.totale,
    hasMore: wire.altri,
    page: wire.pagina,
    pages: wire.pagine,
    hits: wire.risultati.map(({ articolo, edizione, titolo_evidenze, brano, brano_evidenze }) => ({
      article: toSummary(articolo),
      edition: toEdition(edizione),
      title: toMarked(articolo.titolo, titolo_evidenze),
      passage: toMarked(brano, brano_evidenze),
    })),
    facets: {
      sections: wire.sezioni.map(toFacet),
      editions: wire.edizioni.map(toFacet),
      signatures: wire.firme.map(toFacet),
      months: wire.mesi.map(({ mese, articoli }) => ({ month: mese, articles: articoli })),
    },
    suggestions: wire.suggerimenti.map(toSuggestion),
  };
}

const UNSEARCHABLE = { vuota: 'empty', parole_comuni: 'common-words' } as const;

const toQuery = ({ text, sections, editions, signatures, from, to, order, page }: SearchRequest) => ({
  q: text,
  ...(sections.length > 0 && { sezione: sections }),
  ...(editions.length > 0 && { edizione: editions }),
  ...(signatures.length > 0 && { firma: signatures }),
  ...(from && { da: from }),
  ...(to && { a: to }),
  ...(order === 'date' && { ordine: 'data' as const }),
  ...(page > 1 && { pagina: page }),
});

const toMarked = (text: string, marks: Wire['Evidenze']): MarkedText => ({
  text,
  marks: marks.map(([start = 0, end = 0]) => [start, end]),
});

const toFacet = ({ slug, nome, articoli }: Wire['Conteggio']): SearchFacet => ({
  slug,
  name: nome,
  articles: articoli,
});

function toSuggestion({ tipo, testo, slug, articoli }: Wire['Suggerimento']): Suggestion {
  if (tipo === 'ricerca') return { kind: 'query', text: testo, articles: articoli ?? 0 };
  return { kind: tipo === 'sezione' ? 'section' : 'signature', text: testo, slug: slug ?? '' };
}
