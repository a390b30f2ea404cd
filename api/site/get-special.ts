import type { SpecialContents } from '#domain/newsstand.ts';
import type { SectionAddress } from '#domain/section-address.ts';
import type { Api } from '../clients.ts';
import { unwrap } from '../unwrap.ts';
import { toEdition, toSpecial, toSummary } from './wire.ts';

/**
 * One special with one page of its articles; the first page if no number is given. @throws ApiError `not-found`. NWS-03
 */
export async function getSpecial(
  { site }: Api,
  { title, day, editionId, id }: SectionAddress,
  page?: number,
): Promise<SpecialContents> {
  const query = {
    ...(title && { titolo: title }),
    ...(day && { data: day }),
    ...(editionId && { id_edizione: editionId }),
    ...(id && { id }),
    ...(page && { pagina: page }),
  };
  const reply = await unwrap('getSpecial', site.GET('/api/edicola/speciale', { params: { query } }));
  const { speciale, edizione, data, totale, pagina, pagine, articoli } = reply.data;
  return {
    special: toSpecial(speciale),
    edition: edizione && toEdition(edizione),
    day: data,
    total: totale,
    page: pagina,
    pages: pagine,
    articles: articoli.map(toSummary),
  };
}
