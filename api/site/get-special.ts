import type { SpecialContents } from '#domain/newsstand.ts';
import type { SectionAddress } from '#domain/section-address.ts';
import type { Api } from '../clients.ts';
import { unwrap } from '../unwrap.ts';
import { toEdition, toSpecial, toSummary } from './wire.ts';

/** One special with its articles, the newest issue first. @throws ApiError `not-found`. NWS-03 */
export async function getSpecial(
  { site }: Api,
  { title, day, editionId, id }: SectionAddress,
): Promise<SpecialContents> {
  const query = {
    ...(title && { titolo: title }),
    ...(day && { data: day }),
    ...(editionId && { id_edizione: editionId }),
    ...(id && { id }),
  };
  const reply = await unwrap('getSpecial', site.GET('/api/edicola/speciale', { params: { query } }));
  const { speciale, edizione, data, articoli } = reply.data;
  return {
    special: toSpecial(speciale),
    edition: edizione && toEdition(edizione),
    day: data,
    articles: articoli.map(toSummary),
  };
}
