import type { ArticleSummary } from '#domain/newsstand.ts';
import type { NewsstandDb } from './db.ts';
import type { FavouriteChange } from './tables/favourite-changes.ts';
import { toFavourite } from './tables/favourites.ts';
import { readSession } from './tables/session.ts';

type Db = Pick<NewsstandDb, 'favourites' | 'favouriteChanges' | 'session' | 'transaction'>;

type ReceivedFavourite = { article: ArticleSummary; addedAt: number; folders?: readonly string[] };

/** How the account is told, and what it then keeps, the latest first. */
export type SendFavouriteChanges = (changes: readonly FavouriteChange[]) => Promise<ReceivedFavourite[]>;

/** As many as one call takes. */
const AT_ONCE = 500;

/**
 * Tells the account what was changed here, and takes over what it keeps: all of it but what is changed here meanwhile.
 * Asked again after an answer that was lost, it tells the same and nothing changes. Nothing for a visitor. NWS-07
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

/** Whether there is nothing more to be told: of a session that ended meanwhile nothing is kept. */
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
