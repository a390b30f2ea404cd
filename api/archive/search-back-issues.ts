import type { Day } from '#domain/newsstand.ts';
import type { Api } from '../clients.ts';
import { unwrap } from '../unwrap.ts';

/** An article of a back issue; `passage` is never more than anybody may read. */
export type BackIssueHit = {
  id: number;
  slug: string;
  title: string;
  passage: string;
  day: Day;
  edition: string;
  page: number | null;
};

type Within = { edition?: string; from?: Day; to?: Day; page?: number };

/** Articles of the issues before today's by their words. @throws ApiError `bad-request`. NWS-08 */
export async function searchBackIssues(
  { archive }: Api,
  text: string,
  within: Within = {},
): Promise<{ total: number; more: boolean; pages: number; hits: BackIssueHit[] }> {
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
    hits: risultati.map(({ titolo, brano, data, edizione, pagina, id, slug }) => ({
      id,
      slug,
      title: titolo,
      passage: brano,
      day: data,
      edition: edizione,
      page: pagina,
    })),
  };
}
