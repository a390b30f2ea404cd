import type { BackIssueResults } from '#domain/archive.ts';
import type { Day } from '#domain/newsstand.ts';
import type { Api } from '../clients.ts';
import { unwrap } from '../unwrap.ts';

type Within = { edition?: string; from?: Day; to?: Day; page?: number };

/** Searches the articles of the issues before today's. @throws ApiError `bad-request`. NWS-08 */
export async function searchBackIssues(
  { archive }: Api,
  text: string,
  within: Within = {},
): Promise<BackIssueResults> {
  const query = {
    q: text,
    ...(within.edition && { edizione: within.edition }),
    ...(within.from && { da: within.from }),
    ...(within.to && { a: within.to }),
    ...(within.page && { pagina: within.page }),
  };
  const reply = await unwrap('searchBackIssues', archive.GET('/v1/ricerca', { params: { query } }));
  const { totale, altri, pagine, risultati } = reply.data;
  return {
    total: totale,
    more: altri,
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
