import type { FolderArticle, FormerState } from '#device/tables/favourite-folders.ts';
import { changeFavourites } from './favourites.ts';
import type { FavouritesRepository } from './favourites-store.ts';

/** A change to folders that can be undone; null where the device refused it. */
export type FolderAction = { before: readonly FormerState[] } | null;

async function changeWithUndo(
  change: (repository: FavouritesRepository) => Promise<FormerState[]>,
): Promise<FolderAction> {
  let before: readonly FormerState[] = [];
  const done = await changeFavourites(async (repository) => {
    before = await change(repository);
  });
  return done ? { before } : null;
}

/** Articles that are in the folder already are not added twice. NWS-07 */
export const putIntoFolder = (folder: string, articles: readonly FolderArticle[]): Promise<FolderAction> =>
  changeWithUndo((repository) => repository.putIntoFolder(folder, articles));

export const renameFolder = (folder: string, newName: string): Promise<FolderAction> =>
  changeWithUndo((repository) => repository.changeFolder(folder, newName));

/** Its articles stay favourites. */
export const removeFolder = (folder: string): Promise<FolderAction> =>
  changeWithUndo((repository) => repository.changeFolder(folder, null));

/** @returns whether it was undone */
export const undoFolderAction = ({ before }: NonNullable<FolderAction>): Promise<boolean> =>
  changeFavourites((repository) => repository.restoreFormer(before));
