import type { Sigla } from '#domain/brands/brand.ts';
import type { Day } from '#domain/newsstand.ts';
import type { Orm } from '#server/base/db/connect.ts';
import { and, eq, gte, inArray, isNull, like } from '#server/base/db/drizzle.ts';
import { articles, editions, issues, placements, signatures } from '#server/base/db/schema/content-schema.ts';
import type { EditionRow } from '#server/newsroom/db/editions.ts';

/** Adds the missing editions; existing ones keep their dates. */
export async function addMissingEditions(orm: Orm, rows: (typeof editions.$inferInsert)[]): Promise<void> {
  if (rows.length > 0) await orm.insert(editions).values(rows).onConflictDoNothing();
}

export function editionsOfBrand(orm: Orm, brand: Sigla): Promise<EditionRow[]> {
  return orm.select().from(editions).where(eq(editions.brand, brand));
}

/** Articles whose uri has this prefix, as they are now, with every edition in which they were printed since a day. */
export function placedSince(orm: Orm, brand: Sigla, uriPrefix: string, since: Day) {
  return orm
    .select({
      uri: articles.uri,
      version: articles.version,
      status: articles.status,
      publishedAt: articles.publishedAt,
      edition: editions.slug,
    })
    .from(placements)
    .innerJoin(articles, eq(articles.id, placements.articleId))
    .innerJoin(issues, eq(issues.id, placements.issueId))
    .innerJoin(editions, eq(editions.id, issues.editionId))
    .where(and(eq(articles.brand, brand), like(articles.uri, `${uriPrefix}%`), gte(issues.day, since)));
}

/** The given slugs of a paper's signatures that have no portrait. */
export async function signaturesWithoutPortrait(orm: Orm, brand: Sigla, slugs: string[]): Promise<string[]> {
  const rows = await orm
    .select({ slug: signatures.slug })
    .from(signatures)
    .where(and(eq(signatures.brand, brand), inArray(signatures.slug, slugs), isNull(signatures.imageHash)));
  return rows.map(({ slug }) => slug);
}

/** Gives an author a portrait; the picture must have a row in `images`. */
export async function setPortrait(tx: Orm, brand: Sigla, slug: string, imageHash: string): Promise<void> {
  await tx
    .update(signatures)
    .set({ imageHash })
    .where(and(eq(signatures.brand, brand), eq(signatures.slug, slug)));
}
