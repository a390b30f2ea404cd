import type { Sigla } from '#domain/brands/brand.ts';
import type { Day } from '#domain/newsstand.ts';
import type { Orm } from '#server/base/db/connect.ts';
import { and, desc, eq, inArray, lt, sql } from '#server/base/db/drizzle.ts';
import { inChunks } from '#server/base/db/in-chunks.ts';
import { articles } from '#server/base/db/schema/content-schema.ts';
import { readerFavourites } from '#server/base/db/schema/readers-schema.ts';
import { articlesPlacedLatest, latestPlacements, visible } from '#server/newsroom/db/newsstand-queries.ts';

/** A change to a favourite: an article was added or removed at `changedAt`; `keptAt` is when it was first added. */
export type FavouriteChange = {
  articleId: number;
  kept: boolean;
  changedAt: Date;
  keptAt: Date;
  /** The folders that the article is in from then on; null leaves them unchanged. */
  folders: string[] | null;
};

type ReaderOfPaper = { readerId: string; brand: Sigla };

/** Stores changes, at most one for each article; of the stored and the sent change the later one counts. NWS-07 */
export async function writeFavourites(
  orm: Orm,
  { readerId, brand }: ReaderOfPaper,
  changes: FavouriteChange[],
): Promise<void> {
  const existing = await inChunks(
    changes.map(({ articleId }) => articleId),
    (chunk) =>
      orm
        .select({ id: articles.id })
        .from(articles)
        .where(and(eq(articles.brand, brand), inArray(articles.id, chunk))),
  );
  const ids = new Set(existing.map(({ id }) => id));
  const rows = changes
    .filter(({ articleId }) => ids.has(articleId))
    // Two devices that send at the same time wait for each other only if they lock in one order.
    .sort((a, b) => a.articleId - b.articleId)
    .map((change) => ({ ...change, readerId, brand }));
  if (rows.length === 0) return;
  await orm
    .insert(readerFavourites)
    .values(rows)
    .onConflictDoUpdate({
      target: [readerFavourites.readerId, readerFavourites.brand, readerFavourites.articleId],
      set: {
        kept: sql`excluded.kept`,
        changedAt: sql`excluded.changed_at`,
        keptAt: sql`excluded.kept_at`,
        // A removed favourite leaves its folders.
        folders: sql`case when excluded.kept then coalesce(excluded.folders, ${readerFavourites.folders}) end`,
      },
      setWhere: lt(readerFavourites.changedAt, sql`excluded.changed_at`),
    });
}

/** A reader's favourites that may be shown, with their latest placement; the latest added first. */
export async function favouriteArticles(orm: Orm, { readerId, brand }: ReaderOfPaper, now: Date, today: Day) {
  const favourites = await orm
    .select({
      articleId: readerFavourites.articleId,
      keptAt: readerFavourites.keptAt,
      folders: readerFavourites.folders,
    })
    .from(readerFavourites)
    .where(
      and(
        eq(readerFavourites.readerId, readerId),
        eq(readerFavourites.brand, brand),
        eq(readerFavourites.kept, true),
      ),
    )
    .orderBy(desc(readerFavourites.keptAt), desc(readerFavourites.articleId));
  const rows = await inChunks(
    favourites.map(({ articleId }) => articleId),
    (chunk) =>
      articlesPlacedLatest(orm, latestPlacements(orm, and(inArray(articles.id, chunk), visible(now)), today)),
  );
  const byId = new Map(rows.map((row) => [row.id, row]));
  return favourites.flatMap(({ articleId, keptAt, folders }) => {
    const row = byId.get(articleId);
    return row ? [{ row, keptAt, folders: folders ?? [] }] : [];
  });
}
