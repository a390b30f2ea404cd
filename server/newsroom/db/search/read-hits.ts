import type { Brand } from '#domain/brands/brand.ts';
import type { Day } from '#domain/newsstand.ts';
import type { Orm } from '#server/base/db/connect.ts';
import { and, asc, desc, eq, inArray, lte, sql } from '#server/base/db/drizzle.ts';
import {
  articleImages,
  articles,
  editions,
  images,
  issues,
  placements,
  sections,
} from '#server/base/db/schema/content-schema.ts';
import { summaryColumns } from '../newsstand-queries.ts';

/**
 * Length in characters to which the free part is cut, in which a passage with the searched words is found.
 */
const MAX_TEXT_LENGTH = 20_000;

/**
 * Reads articles by id, in that order, with their free part and one placement: in a requested edition if
 * there is one, of these the newest, and of one day that in the main edition.
 */
export async function readHits(
  orm: Orm,
  brand: Brand,
  ids: number[],
  today: Day,
  requestedEditions: string[],
) {
  if (ids.length === 0) return [];
  const rows = await orm
    .selectDistinctOn([articles.id], {
      ...summaryColumns,
      edition: { id: editions.id, slug: editions.slug, name: editions.name },
      freeText: sql<string>`left(${articles.freeBody}, ${MAX_TEXT_LENGTH})`,
    })
    .from(placements)
    .innerJoin(articles, eq(articles.id, placements.articleId))
    .innerJoin(issues, eq(issues.id, placements.issueId))
    .innerJoin(editions, eq(editions.id, issues.editionId))
    .innerJoin(sections, eq(sections.id, placements.sectionId))
    .leftJoin(articleImages, and(eq(articleImages.articleId, articles.id), eq(articleImages.position, 0)))
    .leftJoin(images, eq(images.hash, articleImages.imageHash))
    .where(and(inArray(articles.id, ids), lte(issues.day, today)))
    .orderBy(
      articles.id,
      ...(requestedEditions.length > 0 ? [desc(inArray(editions.slug, requestedEditions))] : []),
      desc(issues.day),
      desc(eq(editions.slug, brand.mainEdition)),
      asc(editions.position),
      asc(editions.id),
    );
  const byId = new Map(rows.map((row) => [row.id, row]));
  return ids.flatMap((id) => byId.get(id) ?? []);
}

export type HitRow = Awaited<ReturnType<typeof readHits>>[number];
