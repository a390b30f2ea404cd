import type { Day, Newsstand } from '#domain/newsstand.ts';
import type { Api } from '../clients.ts';
import { unwrap } from '../unwrap.ts';
import { toIssue, toSectionOverview, toSpecialOverview, toSummary } from './wire.ts';

/** The newsstand of a day; of today if none is given. @throws ApiError. NWS-01 */
export async function getNewsstand({ site }: Api, day?: Day): Promise<Newsstand> {
  const reply = await unwrap(
    'getNewsstand',
    site.GET('/api/edicola/home', { params: { query: day ? { data: day } : {} } }),
  );
  const wire = reply.data;
  return {
    today: wire.oggi,
    stale: wire.arretrata,
    issue: wire.numero && toIssue(wire.numero),
    editions: wire.edizioni.map(toIssue),
    recent: wire.recenti.map(toIssue),
    sections: wire.sezioni.map(toSectionOverview),
    specials: wire.speciali.map(toSpecialOverview),
    latest: wire.ultime.map(toSummary),
    mostRead: wire.piu_letti.map(toSummary),
    group: wire.gruppo.map((paper) => ({
      sigla: paper.sigla,
      name: paper.nome,
      url: paper.url,
      issue: toIssue(paper.numero),
    })),
  };
}
