import { and, eq, inArray } from 'drizzle-orm';
import type { Sigla } from '#domain/brands/brand.ts';
import type { Orm } from './connect.ts';
import { signatures } from './schema.ts';

/** Ids of authors by slug; those nobody knew are written. A known one keeps the name it has. */
export async function ensureSignatures(
  tx: Orm,
  brand: Sigla,
  wanted: { slug: string; name: string }[],
): Promise<Map<string, number>> {
  const rows = [...new Map(wanted.map(({ slug, name }) => [slug, { brand, slug, name }])).values()];
  if (rows.length === 0) return new Map();
  await tx.insert(signatures).values(rows).onConflictDoNothing();
  const slugs = rows.map(({ slug }) => slug);
  const found = await tx
    .select({ id: signatures.id, slug: signatures.slug })
    .from(signatures)
    .where(and(eq(signatures.brand, brand), inArray(signatures.slug, slugs)));
  return new Map(found.map(({ id, slug }) => [slug, id]));
}
