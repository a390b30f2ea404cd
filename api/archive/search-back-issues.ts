import type { BackIssueResults } from '#domain/archive.ts';
import type { Day } from '#domain/newsstand.ts';
import type { Api } from '../clients.ts';
import { unwrap } from '../unwrap.ts';

type BackIssueScope = { edition?: string; from?: Day; to?: Day; page?: number };

/** Searches the articles of the issues before today's. @throws ApiError `bad-request`. NWS-08 */
export async function searchBackIssues(
  { archive }: Api,
  text: string,
  scope: BackIssueScope = {},
): Promise<BackIssueResults> {
  const query = {
    q: text,
    ...(scope.edition && { edizione: scope.edition }),
    ...(scope.from && { da: scope.from }),
    ...(scope.to && { a: scope.to }),
    ...(scope.page && { pagina: scope.page }),
  };
  const reply = await unwrap('searchBackIssues', archive.GET('/v1/ricerca', { params: { query } }));
  const { totale, altri, pagine, risultati } = reply.data;
  return {
    total: totale,
    hasMore: altri,
    pages: pagine,
    hits: risultati.map(({ titolo, brano, data, edizione, nome_edizione, pagina, id, slug }) => ({
      id,
      slug,
      title: titolo,
      passage: brano,
      day: data,
      edition: { slug: edizione, name: nome_edizione },
      page: pagina,
    })),
  };
}
