import { useCallback, useSyncExternalStore } from 'react';
import type { Favourite } from '#device/tables/favourites.ts';
import type { ArticleSummary } from '#domain/newsstand.ts';
import { whenIdle } from '../page/idle.ts';
import { loadStylesheets } from '../page/stylesheets.ts';
import { createFavouritesStore, type Favourites, type FavouritesRepository } from './favourites-store.ts';

/** The server writes on the root element which paper this is. */
const store = createFavouritesStore(async () =>
  (await import('./favourites-repository.ts')).openFavourites(document.documentElement.dataset.brand ?? ''),
);

const unknown = () => null;

/** For a list, which is shown in its styles. */
function subscribeAtOnce(onChange: () => void) {
  void loadStylesheets().then(store.load);
  return store.subscribe(onChange);
}

function subscribeSettled(onChange: () => void) {
  whenIdle(store.load);
  return store.subscribe(onChange);
}

/** What is kept on this device, the latest first; null on the server and until the device has answered. NWS-07 */
export const useFavourites = (): Favourites | null =>
  useSyncExternalStore(subscribeAtOnce, store.current, unknown);

/** Whether an article is kept on this device; null on the server and until the device has answered. NWS-07 */
export function useIsFavourite(articleId: number): boolean | null {
  const read = useCallback(() => {
    const favourites = store.current();
    return favourites && favourites !== 'blocked' && favourites.some((one) => one.articleId === articleId);
  }, [articleId]);
  return useSyncExternalStore(subscribeSettled, read, unknown);
}

// Each tells whether the device did it.

export const addFavourite = (article: ArticleSummary): Promise<boolean> =>
  store.change((repository) => repository.add(article));

export const removeFavourite = (articleId: number): Promise<boolean> =>
  store.change((repository) => repository.remove(articleId));

export const restoreFavourite = (favourite: Favourite): Promise<boolean> =>
  store.change((repository) => repository.restore(favourite));

/** For what few pages do. Tells whether the device did it. */
export const changeFavourites = (
  work: (repository: FavouritesRepository) => Promise<void>,
): Promise<boolean> => store.change(work);
