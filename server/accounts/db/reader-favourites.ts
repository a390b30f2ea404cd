import { and, desc, eq, inArray, lt, sql } from 'drizzle-orm';
import type { Sigla } from '#domain/brands/brand.ts';
import type { Day } from '#domain/newsstand.ts';
import type { Orm } from '#server/base/db/connect.ts';
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

type Whose = { readerId: string; brand: Sigla };

/** Stores changes, at most one for each article; of the stored and the sent change the later one counts. NWS-07 */
export async function writeFavourites(
  orm: Orm,
  { readerId, brand }: Whose,
  changes: FavouriteChange[],
): Promise<void> {
  const known = await inChunks(
    changes.map(({ articleId }) => articleId),
    (some) =>
      orm
        .select({ id: articles.id })
        .from(articles)
        .where(and(eq(articles.brand, brand), inArray(articles.id, some))),
  );
  const ids = new Set(known.map(({ id }) => id));
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
export async function keptArticles(orm: Orm, { readerId, brand }: Whose, now: Date, today: Day) {
  const kept = await orm
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
    kept.map(({ articleId }) => articleId),
    (some) =>
      articlesPlacedLatest(orm, latestPlacements(orm, and(inArray(articles.id, some), visible(now)), today)),
  );
  const byId = new Map(rows.map((row) => [row.id, row]));
  return kept.flatMap(({ articleId, keptAt, folders }) => {
    const row = byId.get(articleId);
    return row ? [{ row, keptAt, folders: folders ?? [] }] : [];
  });
}
