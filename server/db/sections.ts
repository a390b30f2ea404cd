import { and, eq, inArray } from 'drizzle-orm';
import type { Sigla } from '#domain/brands/brand.ts';
import type { Orm } from './connect.ts';
import { sections } from './schema.ts';

/** Ids of sections by slug; those nobody knew are written. A known one keeps the name it has. */
export async function ensureSections(
  tx: Orm,
  brand: Sigla,
  wanted: { slug: string; name: string }[],
): Promise<Map<string, number>> {
  const rows = [...new Map(wanted.map(({ slug, name }) => [slug, { brand, slug, name }])).values()];
  if (rows.length === 0) return new Map();
  await tx.insert(sections).values(rows).onConflictDoNothing();
  const slugs = rows.map(({ slug }) => slug);
  const found = await tx
    .select({ id: sections.id, slug: sections.slug })
    .from(sections)
    .where(and(eq(sections.brand, brand), inArray(sections.slug, slugs)));
  return new Map(found.map(({ id, slug }) => [slug, id]));
}
