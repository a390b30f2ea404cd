import { NewsstandDb } from '#device/db.ts';
import { changeFolder, putIntoFolder, restoreFormerState } from '#device/tables/favourite-folders.ts';
import { addFavourite, removeFavourite, toFavourite, watchFavourites } from '#device/tables/favourites.ts';
import { readSession } from '#device/tables/session.ts';
import type { FavouritesRepository } from './favourites-store.ts';

/**
 * The favourites of one paper in this browser's database; loaded with Dexie when first needed. Changes are written here
 * first, and sent to the account as soon as possible. @throws DexieError where the database is blocked.
 */
export async function openFavourites(brand: string): Promise<FavouritesRepository> {
  const db = new NewsstandDb();
  // Opened explicitly: if the first query opened it, a blocked database would not be reported to its watchers.
  await db.open();
  const now = () => ({ brand, now: Date.now() });
  const sendChanges = async () => {
    if (!(await readSession(db))) return;
    const { sendToAccount } = await import('./favourites-account.ts');
    await sendToAccount(db, brand);
  };
  return {
    watch: (onList, onFailure) => watchFavourites(db, brand, onList, onFailure),
    async add(article) {
      await addFavourite(db, toFavourite(brand, article, Date.now()));
      void sendChanges();
    },
    async remove(articleId) {
      await removeFavourite(db, brand, articleId);
      void sendChanges();
    },
    async restore(favourite) {
      await addFavourite(db, favourite, Date.now());
      void sendChanges();
    },
    async putIntoFolder(folder, articles) {
      const before = await putIntoFolder(db, { ...now(), folder, articles });
      void sendChanges();
      return before;
    },
    async changeFolder(folder, newName) {
      const before = await changeFolder(db, { ...now(), folder, newName });
      void sendChanges();
      return before;
    },
    async restoreFormer(before) {
      await restoreFormerState(db, { ...now(), before });
      void sendChanges();
    },
  };
}
