import { liveQuery, type Table } from 'dexie';
import type { ArticleSummary } from '#domain/newsstand.ts';

/**
 * An article the reader keeps, with all that a list shows of it: no network is asked. `brand` is the paper's key,
 * `addedAt` in milliseconds since the epoch.
 */
export type Favourite = { brand: string; articleId: number; addedAt: number; article: ArticleSummary };

type Db = { favourites: Table<Favourite, [string, number]> };

/** Takes of an article what a list knows of it, and none of its text. */
export function toFavourite(brand: string, article: ArticleSummary, addedAt: number): Favourite {
  const { id, slug, kicker, title, subtitle, byline, section, day, page, minutes, access, picture } = article;
  const summary = { id, slug, kicker, title, subtitle, byline, section, day, page, minutes, access, picture };
  return { brand, articleId: id, addedAt, article: summary };
}

/** The latest first. NWS-07 */
export async function listFavourites(db: Db, brand: string): Promise<Favourite[]> {
  const kept = await db.favourites.where('brand').equals(brand).sortBy('addedAt');
  return kept.reverse();
}

/** One that is there already stays as it is, with the moment it was added first. @throws DexieError when the device is full. */
export async function addFavourite(db: Db, favourite: Favourite): Promise<void> {
  await db.favourites.add(favourite).catch((error: Error) => {
    if (error.name !== 'ConstraintError') throw error;
  });
}

export async function removeFavourite(db: Db, brand: string, articleId: number): Promise<void> {
  await db.favourites.delete([brand, articleId]);
}

/** Tells the list now and after every change, whichever tab makes it. */
export function watchFavourites(
  db: Db,
  brand: string,
  onList: (favourites: Favourite[]) => void,
  onFailure: (error: unknown) => void,
): void {
  liveQuery(() => listFavourites(db, brand)).subscribe(onList, onFailure);
}
