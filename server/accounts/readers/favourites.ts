import type { Brand } from '#domain/brands/brand.ts';
import { dayAt } from '#domain/dates.ts';
import type { ArticleSummary } from '#domain/newsstand.ts';
import { oneLine } from '#domain/validation/free-words.ts';
import type { Orm } from '#server/base/db/connect.ts';
import { toSummary } from '#server/newsroom/content/summaries.ts';
import { type FavouriteChange, favouriteArticles, writeFavourites } from '../db/reader-favourites.ts';

/** An article among the account's favourites, since when, and the folders that it is in. */
export type FavouriteArticle = { article: ArticleSummary; keptAt: Date; folders: readonly string[] };

type Account = { readerId: string; brand: Brand; now: Date };

/** Stores the changes made on a device, and returns the account's favourites on a paper, the latest first. NWS-07 */
export async function syncFavourites(
  orm: Orm,
  { readerId, brand, now }: Account,
  changes: FavouriteChange[],
): Promise<FavouriteArticle[]> {
  const reader = { readerId, brand: brand.sigla };
  if (changes.length > 0) await writeFavourites(orm, reader, lastOfEach(changes, now));
  const favourites = await favouriteArticles(orm, reader, now, dayAt(now));
  return favourites.map(({ row, ...details }) => ({ article: toSummary(row), ...details }));
}

/** The last change of each article. A time in the future counts as now, because clocks of devices run ahead. */
function lastOfEach(changes: FavouriteChange[], now: Date): FavouriteChange[] {
  const last = new Map<number, FavouriteChange>();
  for (const change of changes) {
    const before = last.get(change.articleId);
    const changedAt = earlier(change.changedAt, now);
    const keptAt = earlier(change.keptAt, changedAt);
    if (!before || changedAt >= before.changedAt)
      last.set(change.articleId, { ...change, changedAt, keptAt, folders: cleanFolders(change.folders) });
  }
  return [...last.values()];
}

/** Folder names on one line, without duplicates. */
const cleanFolders = (folders: FavouriteChange['folders']) =>
  folders && [...new Set(folders.map(oneLine).filter((name) => name !== ''))];

const earlier = (a: Date, b: Date): Date => (a < b ? a : b);
