import type { Access } from '#domain/access.ts';
import type { Brand } from '#domain/brands/brand.ts';
import type { Article, ArticleSummary } from '#domain/newsstand.ts';
import { findArticle } from '../db/article-queries.ts';
import type { Orm } from '../db/connect.ts';
import type { PlacedRow } from '../db/newsstand-queries.ts';
import { completeTexts } from './article-text.ts';
import { fullIssue } from './issues.ts';
import { relatedTo } from './related.ts';
import { toSummary } from './summaries.ts';

const RELATED = 4;

/** One article as a reader with this entitlement may see it; the paid text is never part of a lesser answer. ROL-06 */
export async function readArticle(
  orm: Orm,
  brand: Brand,
  id: number,
  entitlement: Access | null,
  now: Date,
): Promise<Article | null> {
  const row = await findArticle(orm, brand, id, now);
  if (!row) return null;
  const [[text], related, neighbours] = await Promise.all([
    completeTexts(orm, [row], entitlement),
    relatedTo(orm, brand.sigla, row, now, RELATED),
    issueNeighbours(orm, brand, row, now),
  ]);
  if (!text) return null;
  return {
    ...toSummary(row),
    edition: row.edition,
    ...text,
    related: fillRelated(related, neighbours, id),
    samePage: neighbours.samePage,
    previous: neighbours.previous,
    next: neighbours.next,
  };
}

async function issueNeighbours(orm: Orm, brand: Brand, own: PlacedRow, now: Date) {
  const rows = (await fullIssue(orm, { brand: brand.sigla, day: own.day }, own.issueId, now))?.articles ?? [];
  const index = rows.findIndex((row) => row.id === own.id);
  const others = rows.filter((row) => row.id !== own.id);
  const at = (position: number) => {
    const row = rows[position];
    return row ? toSummary(row) : null;
  };
  return {
    samePage: others.filter((row) => own.page !== null && row.page === own.page).map(toSummary),
    sameSection: others.filter((row) => row.section.id === own.section.id).map(toSummary),
    previous: index > 0 ? at(index - 1) : null,
    next: index >= 0 ? at(index + 1) : null,
  };
}

type Neighbours = Awaited<ReturnType<typeof issueNeighbours>>;

/** Articles on the same; where these are few, the rest of the section, last those that the page names as neighbours. */
function fillRelated(related: ArticleSummary[], { sameSection, previous, next }: Neighbours, own: number) {
  const known = new Set([own, ...related.map((article) => article.id)]);
  const others = sameSection.filter((article) => !known.has(article.id));
  const isNamed = ({ id }: ArticleSummary) => id === previous?.id || id === next?.id;
  return [...related, ...others.filter((article) => !isNamed(article)), ...others.filter(isNamed)].slice(
    0,
    RELATED,
  );
}
