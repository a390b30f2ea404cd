import type { Favourite } from '#device/tables/favourites.ts';
import { FAVOURITES } from '#domain/addresses.ts';
import type { FavouritesOrder } from './arrange-favourites.ts';

export type Folder = { name: string; articles: number };

/**
 * Folders of favourites, sorted by the article added last. `favourites` must be sorted by the time they were added, the
 * latest first. NWS-07
 */
export function foldersOf(favourites: readonly Favourite[]): Folder[] {
  const articles = new Map<string, number>();
  for (const { folders = [] } of favourites)
    for (const name of folders) articles.set(name, (articles.get(name) ?? 0) + 1);
  return [...articles].map(([name, count]) => ({ name, articles: count }));
}

export const isIn = ({ folders = [] }: Favourite, folder: string | null): boolean =>
  folder === null || folders.includes(folder);

/** Address of a folder, or of all favourites, in an order. */
export function favouritesAddress(folder: string | null, order: FavouritesOrder): string {
  const query = [
    folder !== null && `cartella=${encodeURIComponent(folder)}`,
    order === 'published' && 'ordine=data',
  ].filter(Boolean);
  return query.length > 0 ? `${FAVOURITES}?${query.join('&')}` : FAVOURITES;
}
