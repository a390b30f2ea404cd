import type { Brand } from '#domain/brands/brand.ts';
import type { WithdrawnArticle } from '#domain/newsstand.ts';
import type { Orm } from '#server/base/db/connect.ts';
import { findWithdrawn } from '../db/withdrawn-articles.ts';
import { fullIssue } from './issues.ts';

/** Issue and section of a withdrawn article, with the links that still work. Null for any other article. */
export async function readWithdrawn(
  orm: Orm,
  brand: Brand,
  id: number,
  now: Date,
): Promise<WithdrawnArticle | null> {
  const row = await findWithdrawn(orm, brand, id, now);
  if (!row) return null;
  const issue = await fullIssue(orm, { brand: brand.sigla, day: row.day }, row.issueId, now);
  const remaining = issue?.articles ?? [];
  const { day, edition, section } = row;
  // A section that had only this article no longer has a page.
  const hasSection = remaining.some((article) => article.section.id === section.id);
  return { id, day, edition, section, hasSectionOtherArticles: hasSection };
}
