import type { Brand } from '#domain/brands/brand.ts';
import { dayAt } from '#domain/dates.ts';
import type { Orm } from '#server/base/db/connect.ts';
import { and, asc, desc, eq, isNull, lte, or } from '#server/base/db/drizzle.ts';
import { articles, editions, issues, placements, sections } from '#server/base/db/schema/content-schema.ts';

/**
 * The latest placement of a withdrawn article that had been published. Null for an article that never had a
 * placement, or whose embargo or issue day is still to come: it was never published.
 */
export async function findWithdrawn(
  orm: Orm,
  { sigla, mainEdition }: Pick<Brand, 'sigla' | 'mainEdition'>,
  id: number,
  now: Date,
) {
  const [found] = await orm
    .select({
      id: articles.id,
      day: issues.day,
      issueId: issues.id,
      edition: { id: editions.id, slug: editions.slug, name: editions.name },
      section: { id: sections.id, slug: sections.slug, name: sections.name },
    })
    .from(placements)
    .innerJoin(articles, eq(articles.id, placements.articleId))
    .innerJoin(issues, eq(issues.id, placements.issueId))
    .innerJoin(editions, eq(editions.id, issues.editionId))
    .innerJoin(sections, eq(sections.id, placements.sectionId))
    .where(
      and(
        eq(articles.id, id),
        eq(articles.brand, sigla),
        eq(articles.status, 'canceled'),
        or(isNull(articles.embargoedUntil), lte(articles.embargoedUntil, now)),
        lte(issues.day, dayAt(now)),
      ),
    )
    .orderBy(desc(issues.day), desc(eq(editions.slug, mainEdition)), asc(editions.position), asc(editions.id))
    .limit(1);
  return found ?? null;
}
