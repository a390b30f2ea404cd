import { type Dexie, liveQuery, type Table } from 'dexie';
import type { ArticleSummary } from '#domain/newsstand.ts';
import type { FavouriteChange } from './favourite-changes.ts';
import { NO_ACCOUNT, readSession, type SessionMirror, visibleOwners } from './session.ts';

/**
 * A favourite article with everything that a list shows of it, so that the list needs no network. `brand` is the
 * paper's key, `addedAt` in milliseconds since the epoch. `owner` is the account's, absent for a visitor's.
 */
export type Favourite = {
  brand: string;
  articleId: number;
  addedAt: number;
  article: ArticleSummary;
  /** Names of the folders it is in; absent for none. */
  folders?: readonly string[];
  owner?: string;
};

export type FavouritesDb = Pick<Dexie, 'transaction'> & {
  favourites: Table<Favourite, [string, number]>;
  favouriteChanges: Table<FavouriteChange, [string, number]>;
  session: Table<SessionMirror, string>;
};

/** Makes a favourite from the summary of an article, without its text. */
export function toFavourite(brand: string, article: ArticleSummary, addedAt: number): Favourite {
  const { id, slug, kicker, title, subtitle, byline, section, day, page, minutes, access, picture } = article;
  const summary = { id, slug, kicker, title, subtitle, byline, section, day, page, minutes, access, picture };
  return { brand, articleId: id, addedAt, article: summary };
}

/** Favourites of an owner, on every paper. */
export const listFavouritesOf = (db: Pick<FavouritesDb, 'favourites'>, owner: string): Promise<Favourite[]> =>
  db.favourites.filter((favourite) => (favourite.owner ?? NO_ACCOUNT) === owner).toArray();

/** Favourites of the current reader on a paper, the latest first. NWS-07 */
export async function listFavourites(db: FavouritesDb, brand: string): Promise<Favourite[]> {
  const owners = await visibleOwners(db);
  const ofPaper = await db.favourites.where('brand').equals(brand).sortBy('addedAt');
  return ofPaper.filter(({ owner = NO_ACCOUNT }) => owners.includes(owner)).reverse();
}

/**
 * A change that adds a favourite, and keeps the folders and the moment of an addition that is still queued: an article
 * may have been put into a folder before its summary was on the device.
 */
async function addition(
  { favouriteChanges }: Pick<FavouritesDb, 'favouriteChanges'>,
  change: Omit<FavouriteChange, 'kept'>,
): Promise<FavouriteChange> {
  const queued = await favouriteChanges.get([change.brand, change.articleId]);
  if (!queued?.kept || queued.owner !== change.owner) return { ...change, kept: true };
  const { addedAt, folders } = queued;
  return { ...change, ...(addedAt !== undefined && { addedAt }), ...(folders && { folders }), kept: true };
}

/**
 * Changes favourites, and queues the change for the account in the same transaction. In a change, `kept`
 * (stored name) says whether the article is a favourite after it.
 */
function changeAndQueue(
  db: FavouritesDb,
  makeChange: (session: SessionMirror | null) => Promise<FavouriteChange | null>,
) {
  return db.transaction('rw', db.favourites, db.favouriteChanges, db.session, async () => {
    const change = await makeChange(await readSession(db));
    if (change) await db.favouriteChanges.put(change);
  });
}

/**
 * Adds a favourite. One that this reader has already does not change and keeps the moment it was first added; a visitor's
 * becomes the account's. `now` is the moment of the change.
 * @throws DexieError when the device is full.
 */
export const addFavourite = (
  db: FavouritesDb,
  favourite: Favourite,
  now = favourite.addedAt,
): Promise<void> =>
  changeAndQueue(db, async (session) => {
    const { brand, articleId } = favourite;
    const { owner: _, ...withoutOwner } = favourite;
    const ownFavourite = { ...withoutOwner, ...(session && { owner: session.owner }) };
    const before = await db.favourites.get([brand, articleId]);
    if (before && before.owner === ownFavourite.owner) return null;
    if (!session) {
      await db.favourites.put(ownFavourite);
      return null;
    }
    const written = { brand, articleId, owner: session.owner, at: now, addedAt: favourite.addedAt };
    const change = await addition(db, {
      ...written,
      ...(favourite.folders && { folders: favourite.folders }),
    });
    const { addedAt = favourite.addedAt, folders } = change;
    await db.favourites.put({ ...ownFavourite, addedAt, ...(folders && { folders }) });
    return change;
  });

/**
 * Adds an article whose summary is not on the device: only the change is queued, and the account site returns
 * the summary when favourites are merged. Does nothing for a visitor.
 */
export const addFavouriteWithoutSummary = (
  db: FavouritesDb,
  brand: string,
  articleId: number,
  now: number,
): Promise<void> =>
  changeAndQueue(db, async (session) => {
    if (!session || (await db.favourites.get([brand, articleId]))?.owner === session.owner) return null;
    return await addition(db, { brand, articleId, owner: session.owner, at: now, addedAt: now });
  });

export const removeFavourite = (
  db: FavouritesDb,
  brand: string,
  articleId: number,
  now = Date.now(),
): Promise<void> =>
  changeAndQueue(db, async (session) => {
    await db.favourites.delete([brand, articleId]);
    return session && { brand, articleId, owner: session.owner, kept: false, at: now };
  });

/** Calls `onList` with the list now and after every change, whichever tab makes it. */
export function watchFavourites(
  db: FavouritesDb,
  brand: string,
  onList: (favourites: Favourite[]) => void,
  onFailure: (error: unknown) => void,
): void {
  liveQuery(async () => await listFavourites(db, brand)).subscribe(onList, onFailure);
}
