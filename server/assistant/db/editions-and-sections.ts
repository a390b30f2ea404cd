import type { Sigla } from '#domain/brands/brand.ts';
import type { Day } from '#domain/newsstand.ts';
import type { Orm } from '#server/base/db/connect.ts';
import { and, asc, eq } from '#server/base/db/drizzle.ts';
import { editions, issues, placements, sections } from '#server/base/db/schema/content-schema.ts';

export type SlugAndName = { slug: string; name: string };

/** The editions and sections of a paper, those with the longer names first. */
export async function editionsAndSections(
  orm: Orm,
  brand: Sigla,
): Promise<{ editions: SlugAndName[]; sections: SlugAndName[] }> {
  const ofEditions = await orm
    .select({ slug: editions.slug, name: editions.name })
    .from(editions)
    .where(eq(editions.brand, brand))
    .orderBy(asc(editions.position));
  const ofSections = await orm
    .select({ slug: sections.slug, name: sections.name })
    .from(sections)
    .where(eq(sections.brand, brand))
    .orderBy(asc(sections.slug));
  const byLength = (one: SlugAndName, other: SlugAndName) => other.name.length - one.name.length;
  return { editions: ofEditions.toSorted(byLength), sections: ofSections.toSorted(byLength) };
}

/** The names of the editions that contain an article on a day, in the paper's order. */
export async function editionsOf(orm: Orm, { id, day }: { id: number; day: Day }): Promise<string[]> {
  const rows = await orm
    .selectDistinct({ name: editions.name, position: editions.position })
    .from(placements)
    .innerJoin(issues, eq(issues.id, placements.issueId))
    .innerJoin(editions, eq(editions.id, issues.editionId))
    .where(and(eq(placements.articleId, id), eq(issues.day, day)))
    .orderBy(asc(editions.position), asc(editions.name));
  return rows.map(({ name }) => name);
}
