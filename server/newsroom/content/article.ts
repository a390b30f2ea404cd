import type { Access } from '#domain/access.ts';
import type { Brand } from '#domain/brands/brand.ts';
import type { Article } from '#domain/newsstand.ts';
import type { Orm } from '#server/base/db/connect.ts';
import { findArticle } from '../db/article-queries.ts';
import { type ReadNeighbours, uncachedNeighbours } from './article-neighbours.ts';
import { completeTexts } from './article-text.ts';
import { toSummary } from './summaries.ts';

/**
 * An article for a reader with this entitlement; the answer for a lower entitlement never contains the paid text.
 * ROL-06
 * @param readNeighbours reads the articles shown with it
 */
export async function readArticle(
  orm: Orm,
  brand: Brand,
  id: number,
  entitlement: Access | null,
  now: Date,
  readNeighbours: ReadNeighbours = uncachedNeighbours(orm),
): Promise<Article | null> {
  const row = await findArticle(orm, brand, id, now);
  if (!row) return null;
  const [[text], around] = await Promise.all([
    completeTexts(orm, [row], entitlement),
    readNeighbours(brand, row, now),
  ]);
  return text ? { ...toSummary(row), edition: row.edition, ...text, ...around } : null;
}
