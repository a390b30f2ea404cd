import type { Favourite } from '#device/tables/favourites.ts';
import type { ArticleSummary } from '#domain/newsstand.ts';
import { useDeviceStore } from '../device-store.ts';
import { whenIdle } from '../page/idle.ts';
import { whenStyled } from '../page/stylesheets.ts';
import { createFavouritesStore, type Favourites, type FavouritesRepository } from './favourites-store.ts';

/** The server writes the paper's name on the root element. */
const store = createFavouritesStore(async () =>
  (await import('./favourites-repository.ts')).openFavourites(document.documentElement.dataset.brand ?? ''),
);

/** Favourites on this device, latest first; null on the server and until the device has answered. NWS-07 */
export const useFavourites = (): Favourites | null => useDeviceStore(store, whenStyled, (all) => all);

/** Whether an article is a favourite on this device; null on the server and until the device has answered. NWS-07 */
export const useIsFavourite = (articleId: number): boolean | null =>
  useDeviceStore(
    store,
    whenIdle,
    (all) => all && all !== 'blocked' && all.some((favourite) => favourite.articleId === articleId),
  );

// Each resolves with whether the device saved the change.

export const addFavourite = (article: ArticleSummary): Promise<boolean> =>
  store.change((repository) => repository.add(article));

export const removeFavourite = (articleId: number): Promise<boolean> =>
  store.change((repository) => repository.remove(articleId));

export const restoreFavourite = (favourite: Favourite): Promise<boolean> =>
  store.change((repository) => repository.restore(favourite));

/** For changes that only few pages make. Resolves with whether the device saved it. */
export const changeFavourites = (
  action: (repository: FavouritesRepository) => Promise<void>,
): Promise<boolean> => store.change(action);
