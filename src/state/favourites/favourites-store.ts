import type { ForFolder, StoodBefore } from '#device/tables/favourite-folders.ts';
import type { Favourite } from '#device/tables/favourites.ts';
import type { ArticleSummary } from '#domain/newsstand.ts';
import { createDeviceStore, type DeviceStore } from '../device-store.ts';

/** Where favourites are kept. Opening it and every call may fail. */
export type FavouritesRepository = {
  /** Tells the list now and after every change, whichever tab makes it. */
  watch(onList: (favourites: readonly Favourite[]) => void, onFailure: (error: unknown) => void): void;
  add(article: ArticleSummary): Promise<void>;
  remove(articleId: number): Promise<void>;
  /** Puts one back as it was. */
  restore(favourite: Favourite): Promise<void>;
  /** @returns how those that were changed stood before */
  putIntoFolder(folder: string, articles: readonly ForFolder[]): Promise<StoodBefore[]>;
  /** Gives a folder another name, or takes it away from its articles. */
  changeFolder(folder: string, to: string | null): Promise<StoodBefore[]>;
  /** Puts articles back as they stood. */
  putBack(before: readonly StoodBefore[]): Promise<void>;
};

/** `blocked` where the device lets nothing be kept. BRW-04 */
export type Favourites = readonly Favourite[] | 'blocked';

/** What the reader keeps on this device. NWS-07 */
export const createFavouritesStore = (
  open: () => Promise<FavouritesRepository>,
): DeviceStore<FavouritesRepository, Favourites> =>
  createDeviceStore<FavouritesRepository, Favourites>({
    name: 'favourites',
    refused: 'blocked',
    open: async (tell, onFailure) => {
      const opened = await open();
      opened.watch(tell, onFailure);
      return opened;
    },
  });
