import type { ArticleSummary } from '#domain/newsstand.ts';
import type { NewsstandDb } from './db.ts';
import type { FavouriteChange } from './tables/favourite-changes.ts';
import { toFavourite } from './tables/favourites.ts';
import { readSession } from './tables/session.ts';

type Db = Pick<NewsstandDb, 'favourites' | 'favouriteChanges' | 'session' | 'transaction'>;

type ReceivedFavourite = { article: ArticleSummary; addedAt: number; folders?: readonly string[] };

/** Sends changes to the account; returns all its favourites afterwards, the latest first. */
export type SendFavouriteChanges = (changes: readonly FavouriteChange[]) => Promise<ReceivedFavourite[]>;

/** The most changes in one call. */
const AT_ONCE = 500;

/**
 * Sends the changes made on this device to the account, then replaces the local favourites with the account's, except
 * those changed here meanwhile. Repeating it after a lost answer is safe. Does nothing for a visitor. NWS-07
 * @throws ApiError
 */
export async function mergeFavourites(db: Db, brand: string, tell: SendFavouriteChanges): Promise<void> {
  const session = await readSession(db);
  if (!session) return;
  const { owner } = session;
  const pending = () => db.favouriteChanges.where('owner').equals(owner).toArray();
  while (true) {
    const changes = (await pending()).slice(0, AT_ONCE);
    const told = await tell(changes);
    const isOver = await takeOver(db, { brand, owner, changes, told });
    if (isOver || changes.length < AT_ONCE) return;
  }
}

type Answer = {
  brand: string;
  owner: string;
  changes: readonly FavouriteChange[];
  told: ReceivedFavourite[];
};

/**
 * Writes the account's favourites to the database. Returns true, and writes nothing, if the session ended meanwhile.
 */
const takeOver = (db: Db, { brand, owner, changes, told }: Answer): Promise<boolean> =>
  db.transaction('rw', db.favourites, db.favouriteChanges, db.session, async () => {
    if ((await readSession(db))?.owner !== owner) return true;
    for (const { brand: paper, articleId, at } of changes) {
      const now = await db.favouriteChanges.get([paper, articleId]);
      if (now?.at === at) await db.favouriteChanges.delete([paper, articleId]);
    }
    const still = new Set(
      (await db.favouriteChanges.where('brand').equals(brand).toArray()).map(({ articleId }) => articleId),
    );
    const here = await db.favourites.where('brand').equals(brand).toArray();
    const gone = here.filter(({ articleId }) => !still.has(articleId));
    await db.favourites.bulkDelete(gone.map(({ articleId }) => [brand, articleId]));
    const kept = told.filter(({ article }) => !still.has(article.id));
    await db.favourites.bulkPut(
      kept.map(({ article, addedAt, folders = [] }) => ({
        ...toFavourite(brand, article, addedAt),
        ...(folders.length > 0 && { folders }),
        owner,
      })),
    );
    return false;
  });
