import type { NewsstandDb } from './db.ts';
import type { FavouriteChange } from './tables/favourite-changes.ts';
import { type Favourite, listFavouritesOf } from './tables/favourites.ts';
import { NO_ACCOUNT, readSession, type SessionMirror } from './tables/session.ts';

/** Changes that add a visitor's favourites, in their folders, to an account. */
const toChange =
  (owner: string) =>
  ({ brand, articleId, addedAt, folders }: Favourite): FavouriteChange => {
    const change = { brand, articleId, owner, kept: true, at: addedAt, addedAt };
    return { ...change, ...(folders && { folders }) };
  };

/**
 * Records on the device that a reader has signed in: writes the session for the worker, and gives the visitor's data to
 * the reader. Favourites are queued for the account with the moment they were added. Returns whether the session is new
 * to the device. Writes nothing if `isStill`, called inside the transaction, denies that the session is still this one.
 * NWS-07, OFF-06
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
      // A new token of the same reader keeps the setting that alerts are wanted on this device.
      const alertsSetting = before?.owner === owner && before.alerts ? { alerts: true } : {};
      const optionalFields = {
        ...(brand !== undefined && { brand }),
        ...(accountOrigin !== undefined && { accountOrigin }),
      };
      await db.session.put({ id: 'current', owner, token, ...optionalFields, ...alertsSetting });
      const changes = (await listFavouritesOf(db, NO_ACCOUNT)).map(toChange(owner));
      await db.favouriteChanges.bulkPut(changes);
      await db.favourites.filter(isWithoutAccount).modify({ owner });
      await db.recentSearches.filter(isWithoutAccount).modify({ owner });
      await db.openedArticles.filter(isWithoutAccount).modify({ owner });
      // A visitor's conversation continues as the reader's, and replaces an older one of theirs.
      for (const conversation of await db.messages.filter(isWithoutAccount).toArray()) {
        await db.messages.put({ ...conversation, owner });
        await db.messages.delete([NO_ACCOUNT, conversation.cacheKey]);
      }
      return before?.owner !== owner || before.token !== token;
    },
  );

const isWithoutAccount = ({ owner = NO_ACCOUNT }: { owner?: string }) => owner === NO_ACCOUNT;
