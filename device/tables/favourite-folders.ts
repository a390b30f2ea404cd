import { MAX_FOLDERS_PER_ARTICLE } from '#domain/favourite-folders.ts';
import type { ArticleSummary } from '#domain/newsstand.ts';
import type { FavouriteChange } from './favourite-changes.ts';
import { type Favourite, type FavouritesDb, toFavourite } from './favourites.ts';
import { EVERYBODY, readersHere, readSession } from './session.ts';

/** An article to put into a folder. Without its summary, the account sends later what to show of it. */
export type ForFolder = { articleId: number; article: ArticleSummary | null };

/** The state of an article before its folders were changed; null if it was no favourite. */
export type FormerState = { articleId: number; favourite: Favourite | null };

type Paper = { brand: string; now: number };

/**
 * Changes the folders of some articles, makes favourites of those that were none, and queues the changes for the
 * account.
 */
function changeFolders(
  db: FavouritesDb,
  { brand, now }: Paper,
  work: (write: (change: ForFolder, folders: readonly string[]) => Promise<void>) => Promise<void>,
): Promise<FormerState[]> {
  return db.transaction('rw', db.favourites, db.favouriteChanges, db.session, async () => {
    const session = await readSession(db);
    const before: FormerState[] = [];
    await work(async ({ articleId, article }, folders) => {
      const stood = (await db.favourites.get([brand, articleId])) ?? null;
      before.push({ articleId, favourite: stood });
      // If several articles are added at the same time, the first is listed first.
      const addedAt = stood?.addedAt ?? now - before.length;
      const row = stood ?? (article && toFavourite(brand, article, addedAt));
      if (row) await db.favourites.put({ ...row, folders, ...(session && { owner: session.owner }) });
      if (!session) return;
      const change = { brand, articleId, owner: session.owner, kept: true, at: now, addedAt, folders };
      await db.favouriteChanges.put(change);
    });
    return before;
  });
}

/** Folders of an article, even if it is only in the changes for the account. */
async function foldersOf(db: FavouritesDb, key: [string, number]): Promise<readonly string[]> {
  const favourite = await db.favourites.get(key);
  if (favourite) return favourite.folders ?? [];
  const change: FavouriteChange | undefined = await db.favouriteChanges.get(key);
  return (change?.kept && change.folders) || [];
}

/**
 * Puts articles into a folder. Articles already in it do not change, and existing favourites keep their place. @returns
 * the former state of the changed articles. @throws DexieError when the device is full.
 */
export const putIntoFolder = (
  db: FavouritesDb,
  { folder, articles, ...paper }: Paper & { folder: string; articles: readonly ForFolder[] },
): Promise<FormerState[]> =>
  changeFolders(db, paper, async (write) => {
    for (const one of articles) {
      const folders = await foldersOf(db, [paper.brand, one.articleId]);
      if (folders.includes(folder) || folders.length >= MAX_FOLDERS_PER_ARTICLE) continue;
      await write(one, [...folders, folder]);
    }
  });

/**
 * Renames a folder, or deletes it; its articles stay favourites. Renaming to the name of another folder merges both.
 * @param to null deletes it. @returns the former state of its articles
 */
export const changeFolder = (
  db: FavouritesDb,
  { folder, to, ...paper }: Paper & { folder: string; to: string | null },
): Promise<FormerState[]> =>
  changeFolders(db, paper, async (write) => {
    const readers = await readersHere(db);
    const here = await db.favourites.where('brand').equals(paper.brand).toArray();
    for (const { articleId, article, folders = [], owner = EVERYBODY } of here) {
      if (!folders.includes(folder) || !readers.includes(owner)) continue;
      const renamed = folders.flatMap((name) => (name === folder ? (to ?? []) : name));
      await write({ articleId, article }, [...new Set(renamed)]);
    }
  });

/** Restores the former state of articles, including those that were no favourites. */
export const restoreFormerState = (
  db: FavouritesDb,
  { brand, now, before }: Paper & { before: readonly FormerState[] },
): Promise<void> =>
  db.transaction('rw', db.favourites, db.favouriteChanges, db.session, async () => {
    const session = await readSession(db);
    for (const { articleId, favourite } of before) {
      if (favourite) await db.favourites.put(favourite);
      else await db.favourites.delete([brand, articleId]);
      if (!session) continue;
      const change = { brand, articleId, owner: session.owner, at: now };
      await db.favouriteChanges.put(
        favourite
          ? { ...change, kept: true, addedAt: favourite.addedAt, folders: favourite.folders ?? [] }
          : { ...change, kept: false },
      );
    }
  });
