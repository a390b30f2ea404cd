import type { FolderArticle, FormerState } from '#device/tables/favourite-folders.ts';
import type { Favourite } from '#device/tables/favourites.ts';
import type { ArticleSummary } from '#domain/newsstand.ts';
import { createDeviceStore, type DeviceStore } from '../device-store.ts';

/** Where favourites are stored. Opening it and every call may fail. */
export type FavouritesRepository = {
  /** Passes on the list now and after every change, whichever tab makes it. */
  watch(onList: (favourites: readonly Favourite[]) => void, onFailure: (error: unknown) => void): void;
  add(article: ArticleSummary): Promise<void>;
  remove(articleId: number): Promise<void>;
  /** Restores a removed favourite. */
  restore(favourite: Favourite): Promise<void>;
  /** @returns the former state of the changed articles */
  putIntoFolder(folder: string, articles: readonly FolderArticle[]): Promise<FormerState[]>;
  /** Renames a folder, or removes it from its articles. */
  changeFolder(folder: string, newName: string | null): Promise<FormerState[]>;
  /** Restores the former state of the articles. */
  restoreFormer(before: readonly FormerState[]): Promise<void>;
};

/** `blocked` where storage is blocked. BRW-04 */
export type Favourites = readonly Favourite[] | 'blocked';

/** Store of the reader's favourites on this device. NWS-07 */
export const createFavouritesStore = (
  open: () => Promise<FavouritesRepository>,
): DeviceStore<FavouritesRepository, Favourites> =>
  createDeviceStore<FavouritesRepository, Favourites>({
    name: 'favourites',
    valueIfBlocked: 'blocked',
    open: async (publish, onFailure) => {
      const opened = await open();
      opened.watch(publish, onFailure);
      return opened;
    },
  });
