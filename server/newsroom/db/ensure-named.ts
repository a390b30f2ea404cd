import { and, eq, inArray } from 'drizzle-orm';
import type { Sigla } from '#domain/brands/brand.ts';
import type { Orm } from '#server/base/db/connect.ts';
import { sections, signatures, specials } from '#server/base/db/schema/content-schema.ts';

type Named = { slug: string; name: string };

/** Ids by slug of things that a paper names; unknown ones are inserted. A known one keeps its name. */
async function ensureNamed(
  tx: Orm,
  table: typeof sections | typeof signatures | typeof specials,
  brand: Sigla,
  wanted: Named[],
): Promise<Map<string, number>> {
  const rows = [...new Map(wanted.map(({ slug, name }) => [slug, { brand, slug, name }])).values()];
  if (rows.length === 0) return new Map();
  const slugs = rows.map(({ slug }) => slug);
  const find = async () => {
    const found = await tx
      .select({ id: table.id, slug: table.slug })
      .from(table)
      .where(and(eq(table.brand, brand), inArray(table.slug, slugs)));
    return new Map(found.map(({ id, slug }) => [slug, id]));
  };
  const known = await find();
  // Nearly always all are known, and reading is cheaper than writing.
  const unknown = rows.filter(({ slug }) => !known.has(slug));
  if (unknown.length === 0) return known;
  await tx.insert(table).values(unknown).onConflictDoNothing();
  return await find();
}

export const ensureSections = (tx: Orm, brand: Sigla, wanted: Named[]) =>
  ensureNamed(tx, sections, brand, wanted);

export const ensureSpecials = (tx: Orm, brand: Sigla, wanted: Named[]) =>
  ensureNamed(tx, specials, brand, wanted);

/** Inserts unknown authors. */
export const ensureSignatures = (tx: Orm, brand: Sigla, wanted: Named[]) =>
  ensureNamed(tx, signatures, brand, wanted);
