import type { Day, SectionList } from '#domain/newsstand.ts';
import type { Api } from '../clients.ts';
import { unwrap } from '../unwrap.ts';
import { toEdition, toSectionOverview } from './wire.ts';

/** The sections of an issue; of the main edition's latest one if none is given. @throws ApiError `not-found`. NAV-03 */
export async function listSections(
  { site }: Api,
  issue: { edition?: string; day?: Day } = {},
): Promise<SectionList> {
  const query = { ...(issue.edition && { edizione: issue.edition }), ...(issue.day && { data: issue.day }) };
  const reply = await unwrap('listSections', site.GET('/api/edicola/sezioni', { params: { query } }));
  const { edizione, data, sezioni } = reply.data;
  return { edition: toEdition(edizione), day: data, sections: sezioni.map(toSectionOverview) };
}
