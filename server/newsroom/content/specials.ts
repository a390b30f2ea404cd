import type { Brand } from '#domain/brands/brand.ts';
import { dayAt } from '#domain/dates.ts';
import type { SpecialContents, SpecialOverview } from '#domain/newsstand.ts';
import type { SectionAddress } from '#domain/section-address.ts';
import type { Orm } from '#server/base/db/connect.ts';
import { findEdition } from '../db/issue-queries.ts';
import { NATIONAL } from '../db/readable-issues.ts';
import {
  articlesOfSpecial,
  countOfSpecial,
  findSpecial,
  leadsOfSpecials,
  shownSpecials,
} from '../db/special-queries.ts';
import { toSummary } from './summaries.ts';

/** Limit of listed specials: more than a reader looks through. */
const MAX_SPECIALS = 200;
/** Limit of articles on a page; nearly every special has fewer, because it is one publication. */
const ARTICLES_PER_PAGE = 100;

const visibleAt = ({ sigla }: Brand, now: Date) => ({ brand: sigla, now, today: dayAt(now) });

/** Specials that have published articles, the newest first. NWS-03 */
export async function readSpecials(
  orm: Orm,
  brand: Brand,
  now: Date,
  limit = MAX_SPECIALS,
): Promise<SpecialOverview[]> {
  const filter = visibleAt(brand, now);
  const found = await shownSpecials(orm, filter, limit);
  const leads = await leadsOfSpecials(
    orm,
    filter,
    found.map(({ special }) => special.slug),
  );
  return found.flatMap(({ special, articles, latest }) => {
    const lead = leads.get(special.slug);
    return lead && latest ? [{ special, articles, latest, lead: toSummary(lead) }] : [];
  });
}

/**
 * One special with a page of its articles. A day and an edition in its address limit it to the articles of that issue,
 * for a local edition with the national pages. Null when there is no such special or edition, or when none of its
 * articles may be shown yet. NWS-03, NAV-08
 */
export async function readSpecial(
  orm: Orm,
  brand: Brand,
  { title = '', day, editionId, id }: SectionAddress,
  page: number,
  now: Date,
): Promise<SpecialContents | null> {
  const special = await findSpecial(orm, brand.sigla, id ? { id } : { slug: title });
  const edition = editionId ? await findEdition(orm, brand.sigla, { id: editionId }) : null;
  if (!special || (editionId && !edition)) return null;
  const filter = visibleAt(brand, now);
  const editionIds = edition ? await editionIdsOf(orm, brand, edition.id) : undefined;
  const selection = { slug: special.slug, day, editionIds };
  const offset = (page - 1) * ARTICLES_PER_PAGE;
  const [total, rows] = await Promise.all([
    countOfSpecial(orm, filter, selection),
    articlesOfSpecial(orm, filter, selection, { offset, limit: ARTICLES_PER_PAGE }),
  ]);
  if (total === 0 && (await countOfSpecial(orm, filter, { slug: special.slug })) === 0) return null;
  return {
    special,
    edition: edition && { id: edition.id, slug: edition.slug, name: edition.name },
    day: day ?? null,
    total,
    page,
    pages: Math.ceil(total / ARTICLES_PER_PAGE),
    articles: rows.map(toSummary),
  };
}

/** Ids of an edition and of the national one, whose pages it contains. */
async function editionIdsOf(orm: Orm, { sigla }: Brand, editionId: number): Promise<number[]> {
  const national = await findEdition(orm, sigla, { slug: NATIONAL });
  return [editionId, ...(national ? [national.id] : [])];
}
