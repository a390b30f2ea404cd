import { asc, eq } from 'drizzle-orm';
import type { Sigla } from '#domain/brands/brand.ts';
import type { Orm } from '#server/base/db/connect.ts';
import { editions, sections } from '#server/base/db/schema/content-schema.ts';

export type Named = { slug: string; name: string };

/** What the parts of a paper are called, those with the longer names first. */
export async function editionsAndSections(
  orm: Orm,
  brand: Sigla,
): Promise<{ editions: Named[]; sections: Named[] }> {
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
  const byLength = (one: Named, other: Named) => other.name.length - one.name.length;
  return { editions: ofEditions.toSorted(byLength), sections: ofSections.toSorted(byLength) };
}
