import type { Sigla } from '#domain/brands/brand.ts';
import type { Orm } from '#server/base/db/connect.ts';
import { and, eq, inArray } from '#server/base/db/drizzle.ts';
import { sections, signatures, specials } from '#server/base/db/schema/content-schema.ts';

type SlugAndName = { slug: string; name: string };

/**
 * Ids by slug of sections, signatures or specials of a paper; new ones are inserted. An existing one keeps
 * its name.
 */
async function ensureNamed(
  tx: Orm,
  table: typeof sections | typeof signatures | typeof specials,
  brand: Sigla,
  named: SlugAndName[],
): Promise<Map<string, number>> {
  const rows = [...new Map(named.map(({ slug, name }) => [slug, { brand, slug, name }])).values()];
  if (rows.length === 0) return new Map();
  const slugs = rows.map(({ slug }) => slug);
  const find = async () => {
    const found = await tx
      .select({ id: table.id, slug: table.slug })
      .from(table)
      .where(and(eq(table.brand, brand), inArray(table.slug, slugs)));
    return new Map(found.map(({ id, slug }) => [slug, id]));
  };
  const existing = await find();
  // Nearly always all of them exist, and reading is cheaper than writing.
  const missing = rows.filter(({ slug }) => !existing.has(slug));
  if (missing.length === 0) return existing;
  await tx.insert(table).values(missing).onConflictDoNothing();
  return await find();
}

export const ensureSections = (tx: Orm, brand: Sigla, wanted: SlugAndName[]) =>
  ensureNamed(tx, sections, brand, wanted);

export const ensureSpecials = (tx: Orm, brand: Sigla, wanted: SlugAndName[]) =>
  ensureNamed(tx, specials, brand, wanted);

/** Ids of signatures by slug; new ones are inserted. */
export const ensureSignatures = (tx: Orm, brand: Sigla, wanted: SlugAndName[]) =>
  ensureNamed(tx, signatures, brand, wanted);
