import type { ForFolder, StoodBefore } from '#device/tables/favourite-folders.ts';
import { changeFavourites } from './favourites.ts';
import type { FavouritesArchive } from './favourites-store.ts';

/** What was done with folders, to be taken back; null where the device did not do it. */
export type FolderDeed = { before: readonly StoodBefore[] } | null;

async function deed(work: (archive: FavouritesArchive) => Promise<StoodBefore[]>): Promise<FolderDeed> {
  let before: readonly StoodBefore[] = [];
  const done = await changeFavourites(async (archive) => {
    before = await work(archive);
  });
  return done ? { before } : null;
}

/** Those that lie in it already are not put in twice. NWS-07 */
export const putIntoFolder = (folder: string, articles: readonly ForFolder[]): Promise<FolderDeed> =>
  deed((archive) => archive.putIntoFolder(folder, articles));

export const renameFolder = (folder: string, to: string): Promise<FolderDeed> =>
  deed((archive) => archive.changeFolder(folder, to));

/** Its articles stay favourites. */
export const removeFolder = (folder: string): Promise<FolderDeed> =>
  deed((archive) => archive.changeFolder(folder, null));

/** @returns whether it is as it was */
export const takeBackFolders = ({ before }: NonNullable<FolderDeed>): Promise<boolean> =>
  changeFavourites((archive) => archive.putBack(before));
