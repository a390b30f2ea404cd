import type { Favourite } from '#device/tables/favourites.ts';
import type { ArticleSummary } from '#domain/newsstand.ts';
import { logError } from './log.ts';

/** Where favourites are kept. Opening it and every call may fail. */
export type FavouritesArchive = {
  /** Tells the list now and after every change, whichever tab makes it. */
  watch(onList: (favourites: readonly Favourite[]) => void, onFailure: (error: unknown) => void): void;
  add(article: ArticleSummary): Promise<void>;
  remove(articleId: number): Promise<void>;
  /** Puts one back as it was. */
  restore(favourite: Favourite): Promise<void>;
};

/** Null until the device has answered, `blocked` where it lets nothing be kept. */
export type Favourites = readonly Favourite[] | 'blocked' | null;

export type FavouritesStore = {
  current(): Favourites;
  subscribe(onChange: () => void): () => void;
  /** Asks the device, unless it was asked before. */
  load(): void;
  /** False where the device did not do it: then nothing has changed. */
  change(work: (archive: FavouritesArchive) => Promise<void>): Promise<boolean>;
};

/** What the reader keeps on this device: shown as it lies there, never ahead of it. BRW-04, NWS-07 */
export function createFavouritesStore(open: () => Promise<FavouritesArchive>): FavouritesStore {
  const listeners = new Set<() => void>();
  let current: Favourites = null;
  let archive: Promise<FavouritesArchive> | undefined;

  function publish(favourites: Favourites) {
    current = favourites;
    for (const listener of listeners) listener();
  }

  /** It is opened anew when it is next wanted; a list that is known stays. */
  function fail(error: unknown) {
    archive = undefined;
    logError('favourites', error);
    if (!Array.isArray(current)) publish('blocked');
  }

  async function openWatched() {
    const opened = await open();
    opened.watch(publish, fail);
    return opened;
  }

  function atDevice() {
    if (!archive) {
      archive = openWatched();
      archive.catch(fail);
    }
    return archive;
  }

  return {
    current: () => current,
    subscribe(onChange) {
      listeners.add(onChange);
      return () => void listeners.delete(onChange);
    },
    load: () => void atDevice(),
    change: (work) =>
      atDevice()
        .then(work)
        .then(
          () => true,
          (error: unknown) => {
            logError('favourites', error);
            return false;
          },
        ),
  };
}
