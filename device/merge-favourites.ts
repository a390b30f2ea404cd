import type { ArticleSummary } from '#domain/newsstand.ts';
import type { NewsstandDb } from './db.ts';
import type { FavouriteChange } from './tables/favourite-changes.ts';
import { toFavourite } from './tables/favourites.ts';
import { readSession } from './tables/session.ts';

type Db = Pick<NewsstandDb, 'favourites' | 'favouriteChanges' | 'session' | 'transaction'>;

type ReceivedFavourite = { article: ArticleSummary; addedAt: number; folders?: readonly string[] };

/** Sends changes to the account; returns all its favourites afterwards, the latest first. */
export type SendFavouriteChanges = (changes: readonly FavouriteChange[]) => Promise<ReceivedFavourite[]>;

/** Maximum number of changes in one call. */
const MAX_CHANGES_PER_CALL = 500;

/**
 * Sends the changes made on this device to the account, then replaces the local favourites with the account's, except
 * those changed here meanwhile. Repeating it after a lost answer is safe. Does nothing for a visitor. NWS-07
 * @throws ApiError
 */
export async function mergeFavourites(
  db: Db,
  brand: string,
  sendChanges: SendFavouriteChanges,
): Promise<void> {
  const session = await readSession(db);
  if (!session) return;
  const { owner } = session;
  const pending = () => db.favouriteChanges.where('owner').equals(owner).toArray();
  while (true) {
    const changes = (await pending()).slice(0, MAX_CHANGES_PER_CALL);
    const received = await sendChanges(changes);
    const isSessionOver = await replaceFavourites(db, { brand, owner, changes, received });
    if (isSessionOver || changes.length < MAX_CHANGES_PER_CALL) return;
  }
}

type Answer = {
  brand: string;
  owner: string;
  changes: readonly FavouriteChange[];
  received: ReceivedFavourite[];
};

/**
 * Writes the account's favourites to the database. Returns true, and writes nothing, if the session ended meanwhile.
 */
const replaceFavourites = (db: Db, { brand, owner, changes, received }: Answer): Promise<boolean> =>
  db.transaction('rw', db.favourites, db.favouriteChanges, db.session, async () => {
    if ((await readSession(db))?.owner !== owner) return true;
    for (const { brand: paper, articleId, at } of changes) {
      const pendingChange = await db.favouriteChanges.get([paper, articleId]);
      if (pendingChange?.at === at) await db.favouriteChanges.delete([paper, articleId]);
    }
    const stillPending = new Set(
      (await db.favouriteChanges.where('brand').equals(brand).toArray()).map(({ articleId }) => articleId),
    );
    const localFavourites = await db.favourites.where('brand').equals(brand).toArray();
    const replaced = localFavourites.filter(({ articleId }) => !stillPending.has(articleId));
    await db.favourites.bulkDelete(replaced.map(({ articleId }) => [brand, articleId]));
    const unchangedHere = received.filter(({ article }) => !stillPending.has(article.id));
    await db.favourites.bulkPut(
      unchangedHere.map(({ article, addedAt, folders = [] }) => ({
        ...toFavourite(brand, article, addedAt),
        ...(folders.length > 0 && { folders }),
        owner,
      })),
    );
    return false;
  });
