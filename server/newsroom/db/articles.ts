import type { Sigla } from '#domain/brands/brand.ts';
import type { Orm } from '#server/base/db/connect.ts';
import { and, eq, getTableColumns, gt, inArray, max, min, sql } from '#server/base/db/drizzle.ts';
import { inChunks, writeInChunks } from '#server/base/db/in-chunks.ts';
import { articles } from '#server/base/db/schema/content-schema.ts';

export type ArticleRow = typeof articles.$inferInsert;

/** Fields that show whether a delivered item is new or changed. */
export type StoredArticle = Pick<
  typeof articles.$inferSelect,
  'id' | 'uri' | 'version' | 'sourceHash' | 'status' | 'embargoedUntil' | 'publishedAt' | 'updatedAt'
>;

/** The first id. Ids are part of addresses, so all have the same number of digits from the first on. */
const FIRST_ID = 1_000_001;

export async function findArticles(
  db: Orm,
  brand: Sigla,
  uris: string[],
): Promise<Map<string, StoredArticle>> {
  const rows = await inChunks(uris, (some) =>
    db
      .select({
        id: articles.id,
        uri: articles.uri,
        version: articles.version,
        sourceHash: articles.sourceHash,
        status: articles.status,
        embargoedUntil: articles.embargoedUntil,
        publishedAt: articles.publishedAt,
        updatedAt: articles.updatedAt,
      })
      .from(articles)
      .where(and(eq(articles.brand, brand), inArray(articles.uri, some))),
  );
  return new Map(rows.map((row) => [row.uri, row]));
}

/** The id after the highest one; a sequence would leave gaps. Call it while holding the import lock. */
export async function nextArticleId(tx: Orm): Promise<number> {
  const [row] = await tx.select({ highest: max(articles.id) }).from(articles);
  return (row?.highest ?? FIRST_ID - 1) + 1;
}

const UNCHANGING_COLUMNS = ['id', 'brand', 'uri', 'arrivedAt'];
const OVERWRITTEN = Object.fromEntries(
  Object.entries(getTableColumns(articles))
    .filter(([key]) => !UNCHANGING_COLUMNS.includes(key))
    .map(([key, column]) => [key, sql`excluded.${sql.identifier(column.name)}`]),
);

/** Inserts articles, and overwrites those with the same id. */
export async function writeArticles(tx: Orm, rows: ArticleRow[]): Promise<void> {
  await writeInChunks(rows, (some) =>
    tx.insert(articles).values(some).onConflictDoUpdate({ target: articles.id, set: OVERWRITTEN }),
  );
}

/** Marks an article as withdrawn and keeps its text, which is no longer shown. */
export async function withdrawArticle(
  tx: Orm,
  id: number,
  changes: Pick<ArticleRow, 'version' | 'sourceHash' | 'updatedAt'>,
): Promise<void> {
  await tx
    .update(articles)
    .set({ ...changes, status: 'canceled' })
    .where(eq(articles.id, id));
}

/** First end of an embargo after an instant; null when there is none. */
export async function nextEmbargoEnd(orm: Orm, after: Date): Promise<Date | null> {
  const [row] = await orm
    .select({ at: min(articles.embargoedUntil) })
    .from(articles)
    .where(and(eq(articles.status, 'usable'), gt(articles.embargoedUntil, after)));
  return row?.at ?? null;
}
