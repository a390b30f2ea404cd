import type { SectionContents } from '#domain/newsstand.ts';
import type { SectionAddress } from '#domain/section-address.ts';
import type { Api } from '../clients.ts';
import { unwrap } from '../unwrap.ts';
import { toEdition, toSection, toSummary } from './wire.ts';

/** One section of one issue in page order. @throws ApiError `not-found`. NWS-02 */
export async function getSection(
  { site }: Api,
  { title, day, editionId, id }: SectionAddress,
): Promise<SectionContents> {
  const query = {
    ...(title && { titolo: title }),
    ...(day && { data: day }),
    ...(editionId && { id_edizione: editionId }),
    ...(id && { id }),
  };
  const reply = await unwrap('getSection', site.GET('/api/edicola/sezione', { params: { query } }));
  const wire = reply.data;
  return {
    section: toSection(wire.sezione),
    edition: toEdition(wire.edizione),
    day: wire.data,
    editions: wire.edizioni.map(toEdition),
    previousDay: wire.data_precedente,
    nextDay: wire.data_successiva,
    previous: wire.precedente && toSection(wire.precedente),
    next: wire.successiva && toSection(wire.successiva),
    articles: wire.articoli.map(toSummary),
  };
}
