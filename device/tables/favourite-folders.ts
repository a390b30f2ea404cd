import { FOLDERS_OF_ARTICLE } from '#domain/favourite-folders.ts';
import type { ArticleSummary } from '#domain/newsstand.ts';
import type { FavouriteChange } from './favourite-changes.ts';
import { type Favourite, type FavouritesDb, toFavourite } from './favourites.ts';
import { EVERYBODY, readersHere, readSession } from './session.ts';

/** An article that is put into a folder; without its summary the account tells later what to show of it. */
export type ForFolder = { articleId: number; article: ArticleSummary | null };

/** How an article stood before its folders were changed: null where it was no favourite. */
export type StoodBefore = { articleId: number; favourite: Favourite | null };

type Paper = { brand: string; now: number };

/** Changes the folders of some articles, which become favourites where they were none, and tells the account of it. */
function changing(
  db: FavouritesDb,
  { brand, now }: Paper,
  work: (write: (change: ForFolder, folders: readonly string[]) => Promise<void>) => Promise<void>,
): Promise<StoodBefore[]> {
  return db.transaction('rw', db.favourites, db.favouriteChanges, db.session, async () => {
    const session = await readSession(db);
    const before: StoodBefore[] = [];
    await work(async ({ articleId, article }, folders) => {
      const stood = (await db.favourites.get([brand, articleId])) ?? null;
      before.push({ articleId, favourite: stood });
      // Of several that are added at once the first stands first in the list.
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

/** Folders of an article, also of one that is only on its way to the account. */
async function foldersOf(db: FavouritesDb, key: [string, number]): Promise<readonly string[]> {
  const favourite = await db.favourites.get(key);
  if (favourite) return favourite.folders ?? [];
  const change: FavouriteChange | undefined = await db.favouriteChanges.get(key);
  return (change?.kept && change.folders) || [];
}

/**
 * Puts articles into a folder. Those that lie in it stay as they are, and so does what was a favourite before. @returns how
 * those that were changed stood before. @throws DexieError when the device is full.
 */
export const putIntoFolder = (
  db: FavouritesDb,
  { folder, articles, ...paper }: Paper & { folder: string; articles: readonly ForFolder[] },
): Promise<StoodBefore[]> =>
  changing(db, paper, async (write) => {
    for (const one of articles) {
      const folders = await foldersOf(db, [paper.brand, one.articleId]);
      if (folders.includes(folder) || folders.length >= FOLDERS_OF_ARTICLE) continue;
      await write(one, [...folders, folder]);
    }
  });

/**
 * Gives a folder another name, or takes it away: then its articles stay favourites. A name that another folder has makes one
 * of both. @param to null takes it away. @returns how its articles stood before
 */
export const changeFolder = (
  db: FavouritesDb,
  { folder, to, ...paper }: Paper & { folder: string; to: string | null },
): Promise<StoodBefore[]> =>
  changing(db, paper, async (write) => {
    const readers = await readersHere(db);
    const here = await db.favourites.where('brand').equals(paper.brand).toArray();
    for (const { articleId, article, folders = [], owner = EVERYBODY } of here) {
      if (!folders.includes(folder) || !readers.includes(owner)) continue;
      const renamed = folders.flatMap((name) => (name === folder ? (to ?? []) : name));
      await write({ articleId, article }, [...new Set(renamed)]);
    }
  });

/** Puts articles back as they stood, those that were no favourites among them. */
export const putBackAsTheyStood = (
  db: FavouritesDb,
  { brand, now, before }: Paper & { before: readonly StoodBefore[] },
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
