import type { Day, IssueContents } from '#domain/newsstand.ts';
import type { Api } from '../clients.ts';
import { unwrap } from '../unwrap.ts';
import { toEdition, toIssue, toSection, toSummary } from './wire.ts';

/** One edition on one date, or its latest issue. @throws ApiError `not-found`. NWS-02 */
export async function getIssue({ site }: Api, edition: string, day?: Day): Promise<IssueContents> {
  const query = { edizione: edition, ...(day && { data: day }) };
  const reply = await unwrap('getIssue', site.GET('/api/edicola/numero', { params: { query } }));
  const wire = reply.data;
  return {
    issue: toIssue(wire.numero),
    editions: wire.edizioni.map(toEdition),
    previousDay: wire.data_precedente,
    nextDay: wire.data_successiva,
    sections: wire.sezioni.map((section) => ({
      section: toSection(section.sezione),
      firstPage: section.prima_pagina,
      lastPage: section.ultima_pagina,
      articles: section.articoli.map(toSummary),
    })),
  };
}
