import type { Brand } from '#domain/brands/brand.ts';
import { dayAt } from '#domain/dates.ts';
import type { SpecialContents, SpecialDigest } from '#domain/newsstand.ts';
import type { SectionAddress } from '#domain/section-address.ts';
import type { Orm } from '#server/base/db/connect.ts';
import { findEdition } from '../db/issue-queries.ts';
import {
  articlesOfSpecial,
  countOfSpecial,
  findSpecial,
  leadsOfSpecials,
  shownSpecials,
} from '../db/special-queries.ts';
import { NATIONAL } from './issues.ts';
import { toSummary } from './summaries.ts';

/** Limit of specials, beyond what a reader looks through. */
const MOST_SPECIALS = 200;
/** A special is one publication and not an archive, so nearly every one fits in one page. */
const ARTICLES_PER_PAGE = 100;

const shownAt = ({ sigla }: Brand, now: Date) => ({ brand: sigla, now, today: dayAt(now) });

/** Specials that have published articles, the newest first. NWS-03 */
export async function readSpecials(
  orm: Orm,
  brand: Brand,
  now: Date,
  limit = MOST_SPECIALS,
): Promise<SpecialDigest[]> {
  const shown = shownAt(brand, now);
  const found = await shownSpecials(orm, shown, limit);
  const leads = await leadsOfSpecials(
    orm,
    shown,
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
  const shown = shownAt(brand, now);
  const editionIds = edition ? await editionsReadIn(orm, brand, edition.id) : undefined;
  const at = { slug: special.slug, day, editionIds };
  const offset = (page - 1) * ARTICLES_PER_PAGE;
  const [total, rows] = await Promise.all([
    countOfSpecial(orm, shown, at),
    articlesOfSpecial(orm, shown, at, { offset, limit: ARTICLES_PER_PAGE }),
  ]);
  if (total === 0 && (await countOfSpecial(orm, shown, { slug: special.slug })) === 0) return null;
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
async function editionsReadIn(orm: Orm, { sigla }: Brand, editionId: number): Promise<number[]> {
  const national = await findEdition(orm, sigla, { slug: NATIONAL });
  return [editionId, ...(national ? [national.id] : [])];
}
