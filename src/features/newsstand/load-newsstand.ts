import type { Api } from '#api/clients.ts';
import { getNewsstand } from '#api/site/get-newsstand.ts';
import type { PublicBrand } from '#domain/brands/public-brand.ts';
import type { Day, Newsstand } from '#domain/newsstand.ts';
import { createCoverReducer, forFullCover, forTeaser } from '#src/components/slim.ts';

/** Two rows of three columns; the rest is behind 'Tutte le sezioni'. */
const MAX_SECTIONS = 6;

/** Data of the newsstand of a day; today's without one. @throws ApiError. NWS-01 */
export async function loadNewsstand(
  api: Api,
  { frontPage }: Pick<PublicBrand, 'frontPage'>,
  day?: Day,
): Promise<Newsstand> {
  const newsstand = await getNewsstand(api, day);
  const forSmallCover = createCoverReducer();
  return {
    ...newsstand,
    issue: newsstand.issue && forFullCover(newsstand.issue, frontPage),
    editions: newsstand.editions.map(forSmallCover),
    recent: newsstand.recent.map(forSmallCover),
    sections: newsstand.sections
      .slice(0, MAX_SECTIONS)
      .map((overview) => ({ ...overview, lead: { ...forTeaser(overview.lead), kicker: null } })),
    specials: newsstand.specials.map((overview) => ({ ...overview, lead: forTeaser(overview.lead) })),
    latest: newsstand.latest.map(forTeaser),
    mostRead: newsstand.mostRead.map(forTeaser),
    group: newsstand.group.map((paper) => ({ ...paper, issue: forSmallCover(paper.issue) })),
  };
}
