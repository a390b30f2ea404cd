import type { Sigla } from '#domain/brands/brand.ts';
import type { Orm } from '#server/base/db/connect.ts';
import { and, eq, inArray, sql } from '#server/base/db/drizzle.ts';
import { inChunks, writeInChunks } from '#server/base/db/in-chunks.ts';
import { articleAliases } from '#server/base/db/schema/content-schema.ts';

/**
 * Another id by which deliveries name an article. `state`: `current` is the id of the text that the article now holds,
 * `replaced` of an earlier text, `same` another id of the same text.
 */
export type ArticleAlias = Omit<typeof articleAliases.$inferSelect, 'brand'>;

/** Whether a paper has any aliases. Most have none; their imports then look none up. */
export async function hasAliases(db: Orm, brand: Sigla): Promise<boolean> {
  const rows = await db
    .select({ alias: articleAliases.alias })
    .from(articleAliases)
    .where(eq(articleAliases.brand, brand))
    .limit(1);
  return rows.length > 0;
}

const { alias, uri, state } = articleAliases;

/** The aliases among some ids, with the articles that they stand for. */
export const findAliases = async (db: Orm, brand: Sigla, ids: string[]): Promise<ArticleAlias[]> =>
  await inChunks(ids, (some) =>
    db
      .select({ alias, uri, state })
      .from(articleAliases)
      .where(and(eq(articleAliases.brand, brand), inArray(alias, some))),
  );

/** All aliases of some articles. */
export const aliasesOf = async (db: Orm, brand: Sigla, uris: string[]): Promise<ArticleAlias[]> =>
  await inChunks(uris, (some) =>
    db
      .select({ alias, uri, state })
      .from(articleAliases)
      .where(and(eq(articleAliases.brand, brand), inArray(uri, some))),
  );

export async function writeAliases(tx: Orm, brand: Sigla, rows: ArticleAlias[]): Promise<void> {
  const set = { uri: sql`excluded.uri`, state: sql`excluded.state` };
  await writeInChunks(rows, (some) =>
    tx
      .insert(articleAliases)
      .values(some.map((row) => ({ ...row, brand })))
      .onConflictDoUpdate({ target: [articleAliases.brand, articleAliases.alias], set }),
  );
}
