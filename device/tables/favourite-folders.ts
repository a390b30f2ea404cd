import { MAX_FOLDERS_PER_ARTICLE } from '#domain/favourite-folders.ts';
import type { ArticleSummary } from '#domain/newsstand.ts';
import type { FavouriteChange } from './favourite-changes.ts';
import { type Favourite, type FavouritesDb, toFavourite } from './favourites.ts';
import { NO_ACCOUNT, readSession, visibleOwners } from './session.ts';

/**
 * An article whose folders change. Without its summary only the change is queued; the account's answer brings
 * the summary.
 */
export type FolderArticle = { articleId: number; article: ArticleSummary | null };

/**
 * The state of an article before its folders were changed. `favourite` is null if the device had no favourite of it;
 * `queued` is the addition that was waiting to be sent, which is all there is of one without a summary on the device.
 */
export type FormerState = { articleId: number; favourite: Favourite | null; queued: FavouriteChange | null };

type ChangeContext = { brand: string; now: number };

/** The addition of an article that waits to be sent for the reader; null if there is none, or it is another reader's. */
async function queuedAddition(db: FavouritesDb, key: [string, number]): Promise<FavouriteChange | null> {
  const change = await db.favouriteChanges.get(key);
  return change?.kept && change.owner === (await readSession(db))?.owner ? change : null;
}

async function formerStateOf(db: FavouritesDb, brand: string, articleId: number): Promise<FormerState> {
  const favourite = await db.favourites.get([brand, articleId]);
  const queued = await queuedAddition(db, [brand, articleId]);
  return { articleId, favourite: favourite ?? null, queued };
}

/**
 * Changes the folders of some articles, makes favourites of those that were none, and queues the changes for the
 * account.
 */
function changeFolders(
  db: FavouritesDb,
  { brand, now }: ChangeContext,
  applyChanges: (
    setFolders: (change: FolderArticle, folders: readonly string[]) => Promise<void>,
  ) => Promise<void>,
): Promise<FormerState[]> {
  return db.transaction('rw', db.favourites, db.favouriteChanges, db.session, async () => {
    const session = await readSession(db);
    const before: FormerState[] = [];
    await applyChanges(async ({ articleId, article }, folders) => {
      const former = await formerStateOf(db, brand, articleId);
      before.push(former);
      // Each further article gets an earlier time, so that the list, latest first, shows them in this order.
      const addedAt = (former.favourite ?? former.queued)?.addedAt ?? now - before.length;
      const row = former.favourite ?? (article && toFavourite(brand, article, addedAt));
      if (row) await db.favourites.put({ ...row, folders, ...(session && { owner: session.owner }) });
      if (!session) return;
      const change = { brand, articleId, owner: session.owner, kept: true, at: now, addedAt, folders };
      await db.favouriteChanges.put(change);
    });
    return before;
  });
}

/**
 * Folders of an article: those of the favourite on the device or, if there is none, those of the queued
 * change.
 */
async function foldersOf(db: FavouritesDb, key: [string, number]): Promise<readonly string[]> {
  const favourite = await db.favourites.get(key);
  if (favourite) return favourite.folders ?? [];
  return (await queuedAddition(db, key))?.folders ?? [];
}

/**
 * Puts articles into a folder. Articles already in it do not change, and existing favourites keep their place. @returns
 * the former state of the changed articles. @throws DexieError when the device is full.
 */
export const putIntoFolder = (
  db: FavouritesDb,
  { folder, articles, ...context }: ChangeContext & { folder: string; articles: readonly FolderArticle[] },
): Promise<FormerState[]> =>
  changeFolders(db, context, async (setFolders) => {
    for (const article of articles) {
      const folders = await foldersOf(db, [context.brand, article.articleId]);
      if (folders.includes(folder) || folders.length >= MAX_FOLDERS_PER_ARTICLE) continue;
      await setFolders(article, [...folders, folder]);
    }
  });

/**
 * Renames a folder, or deletes it; its articles stay favourites. Renaming to the name of another folder merges both.
 * @param newName null deletes it. @returns the former state of its articles
 */
export const changeFolder = (
  db: FavouritesDb,
  { folder, newName, ...context }: ChangeContext & { folder: string; newName: string | null },
): Promise<FormerState[]> =>
  changeFolders(db, context, async (setFolders) => {
    const readers = await visibleOwners(db);
    const favourites = await db.favourites.where('brand').equals(context.brand).toArray();
    for (const { articleId, article, folders = [], owner = NO_ACCOUNT } of favourites) {
      if (!folders.includes(folder) || !readers.includes(owner)) continue;
      const renamed = folders.flatMap((name) => (name === folder ? (newName ?? []) : name));
      await setFolders({ articleId, article }, [...new Set(renamed)]);
    }
  });

/** The change that restores an article's former state at the account. */
function restoringChange(
  { articleId, favourite, queued }: FormerState,
  { brand, owner, now }: ChangeContext & { owner: string },
): FavouriteChange {
  const change = { brand, articleId, owner, at: now };
  const former = favourite ?? queued;
  if (!former) return { ...change, kept: false };
  const { addedAt, folders = [] } = former;
  return { ...change, kept: true, ...(addedAt !== undefined && { addedAt }), folders };
}

/** Restores the former state of articles, including those that were no favourites. */
export const restoreFormerState = (
  db: FavouritesDb,
  { brand, now, before }: ChangeContext & { before: readonly FormerState[] },
): Promise<void> =>
  db.transaction('rw', db.favourites, db.favouriteChanges, db.session, async () => {
    const session = await readSession(db);
    for (const former of before) {
      if (former.favourite) await db.favourites.put(former.favourite);
      else await db.favourites.delete([brand, former.articleId]);
      if (!session) continue;
      await db.favouriteChanges.put(restoringChange(former, { brand, now, owner: session.owner }));
    }
  });
