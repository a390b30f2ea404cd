import type { Sigla } from '#domain/brands/brand.ts';
import type { Day } from '#domain/newsstand.ts';
import type { Orm } from '#server/base/db/connect.ts';
import { and, eq, sql } from '#server/base/db/drizzle.ts';
import { editions } from '#server/base/db/schema/content-schema.ts';

export type EditionRow = typeof editions.$inferSelect;
type EditionKey = { brand: Sigla; slug: string };

const hasKey = ({ brand, slug }: EditionKey) => and(eq(editions.brand, brand), eq(editions.slug, slug));

async function findEdition(db: Orm, key: EditionKey): Promise<EditionRow | undefined> {
  return (await db.select().from(editions).where(hasKey(key)))[0];
}

/** Whether the paper has, or had, an edition with this slug. */
export const hasEdition = async (orm: Orm, key: EditionKey): Promise<boolean> =>
  (await findEdition(orm, key)) !== undefined;

/**
 * The edition with this slug; a new one is inserted after the others. Its validity is extended to include
 * `day`.
 */
export async function ensureEdition(
  tx: Orm,
  key: EditionKey & { name: string; day: Day },
): Promise<EditionRow> {
  const { brand, slug, name, day } = key;
  const position = sql<number>`(select coalesce(max(position), -1) + 1 from editions where brand = ${brand})`;
  const existing = await findEdition(tx, key);
  if (!existing)
    await tx.insert(editions).values({ brand, slug, name, position, validFrom: day }).onConflictDoNothing();
  const edition = existing ?? (await findEdition(tx, key));
  if (!edition) throw new Error(`edition ${slug} of ${brand} is missing after it was inserted`);
  const validFrom = day < edition.validFrom ? day : edition.validFrom;
  const validTo = edition.validTo !== null && day > edition.validTo ? day : edition.validTo;
  if (validFrom === edition.validFrom && validTo === edition.validTo) return edition;
  await tx.update(editions).set({ validFrom, validTo }).where(hasKey(key));
  return { ...edition, validFrom, validTo };
}
