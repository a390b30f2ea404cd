import { NewsstandDb } from '#device/db.ts';
import { addFavourite, removeFavourite, toFavourite, watchFavourites } from '#device/tables/favourites.ts';
import type { FavouritesArchive } from './favourites-store.ts';

/**
 * The favourites of one paper in this browser's database; it comes with Dexie, when it is first wanted.
 * @throws DexieError where the database is blocked.
 */
export async function openFavourites(brand: string): Promise<FavouritesArchive> {
  const db = new NewsstandDb();
  // Opened by its first query, a blocked one would say nothing to whoever watches it.
  await db.open();
  return {
    watch: (onList, onFailure) => watchFavourites(db, brand, onList, onFailure),
    add: (article) => addFavourite(db, toFavourite(brand, article, Date.now())),
    remove: (articleId) => removeFavourite(db, brand, articleId),
    restore: (favourite) => addFavourite(db, favourite),
  };
}
