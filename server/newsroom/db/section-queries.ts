import type { Sigla } from '#domain/brands/brand.ts';
import { dayAt } from '#domain/dates.ts';
import type { Day, SectionRef } from '#domain/newsstand.ts';
import { slugify } from '#domain/text.ts';
import type { Orm } from '#server/base/db/connect.ts';
import { and, asc, desc, eq, lte } from '#server/base/db/drizzle.ts';
import { articles, issues, placements, sections } from '#server/base/db/schema/content-schema.ts';
import { visible } from './newsstand-queries.ts';

/**
 * Finds a section of a paper by its id, or by the slug in its address: its own, or the one made from its name if the
 * newsroom delivered another one.
 */
export async function findSection(
  orm: Orm,
  brand: Sigla,
  { id, slug: wanted }: { id?: number | undefined; slug?: string | undefined },
): Promise<SectionRef | null> {
  const all = await orm
    .select({ id: sections.id, slug: sections.slug, name: sections.name })
    .from(sections)
    .where(eq(sections.brand, brand))
    .orderBy(asc(sections.id));
  const found = id
    ? all.find((section) => section.id === id)
    : (all.find(({ slug }) => slug === wanted) ?? all.find(({ name }) => slugify(name) === wanted));
  return found ?? null;
}

/** The newest day up to today on which any edition had a section. */
export async function lastDayOfSection(orm: Orm, sectionId: number, now: Date): Promise<Day | null> {
  const [row] = await orm
    .select({ day: issues.day })
    .from(placements)
    .innerJoin(issues, eq(issues.id, placements.issueId))
    .innerJoin(articles, eq(articles.id, placements.articleId))
    .where(and(eq(placements.sectionId, sectionId), visible(now), lte(issues.day, dayAt(now))))
    .orderBy(desc(issues.day))
    .limit(1);
  return row?.day ?? null;
}
