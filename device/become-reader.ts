import type { NewsstandDb } from './db.ts';
import { listFavouritesOf } from './tables/favourites.ts';
import { EVERYBODY, readSession, type SessionMirror } from './tables/session.ts';

/**
 * Somebody is signed in: the worker learns of it, and what a visitor left here becomes the reader's own. Favourites are
 * told to the account as kept since they were added. Gives whether it was not known before. Nothing happens unless
 * `isStill` says, when nobody else can write any more, that the session is still this one. NWS-07, OFF-06
 */
export const becomeReader = (
  db: NewsstandDb,
  { owner, token, brand, accountOrigin }: Omit<SessionMirror, 'id' | 'alerts'>,
  isStill: () => boolean = () => true,
): Promise<boolean> =>
  db.transaction(
    'rw',
    [db.session, db.favourites, db.favouriteChanges, db.recentSearches, db.openedArticles, db.messages],
    async () => {
      const before = await readSession(db);
      if (!isStill()) return false;
      // A new token of the same reader: what was asked for on this device stays asked for.
      const kept = before?.owner === owner && before.alerts ? { alerts: true } : {};
      const known = {
        ...(brand !== undefined && { brand }),
        ...(accountOrigin !== undefined && { accountOrigin }),
      };
      await db.session.put({ id: 'current', owner, token, ...known, ...kept });
      for (const { brand, articleId, addedAt } of await listFavouritesOf(db, EVERYBODY)) {
        await db.favouriteChanges.put({ brand, articleId, owner, kept: true, at: addedAt, addedAt });
      }
      await db.favourites.filter(isNobodys).modify({ owner });
      await db.recentSearches.filter(isNobodys).modify({ owner });
      await db.openedArticles.filter(isNobodys).modify({ owner });
      // A conversation goes on; it takes the place of an older one of the reader's.
      for (const kept of await db.messages.filter(isNobodys).toArray()) {
        await db.messages.put({ ...kept, owner });
        await db.messages.delete([EVERYBODY, kept.cacheKey]);
      }
      return before?.owner !== owner || before.token !== token;
    },
  );

const isNobodys = ({ owner = EVERYBODY }: { owner?: string }) => owner === EVERYBODY;
