import { liveQuery, type Table } from 'dexie';
import { NO_ACCOUNT, readSession, type SessionMirror, visibleOwners } from './session.ts';

/** Words that an account or a visitor searched for here. `searchedAt` is in milliseconds since the epoch. */
export type RecentSearch = { text: string; searchedAt: number; owner?: string };

type Db = { recentSearches: Table<RecentSearch, string>; session: Table<SessionMirror, string> };

/** Maximum number of saved searches: a longer list would be a history, which readers do not use. */
export const MAX_RECENT_SEARCHES = 8;

/** Texts of the current reader's searches, the latest first. */
export async function listSearches(db: Db): Promise<string[]> {
  const readers = await visibleOwners(db);
  return await db.recentSearches
    .orderBy('searchedAt')
    .reverse()
    .filter(({ owner = NO_ACCOUNT }) => readers.includes(owner))
    .limit(MAX_RECENT_SEARCHES)
    .primaryKeys();
}

/** Calls the listener now and after every change, whichever tab makes it. */
export function watchSearches(
  db: Db,
  onList: (texts: string[]) => void,
  onFailure: (error: unknown) => void,
): void {
  liveQuery(async () => await listSearches(db)).subscribe(onList, onFailure);
}

/** Remembers a search. A repeated one moves up; the oldest are dropped. NWS-06 */
export async function rememberSearch(db: Db, search: RecentSearch): Promise<void> {
  const session = await readSession(db);
  await db.recentSearches.put({ ...search, ...(session && { owner: session.owner }) });
  await db.recentSearches.orderBy('searchedAt').reverse().offset(MAX_RECENT_SEARCHES).delete();
}

export async function forgetSearches(db: Db, texts: readonly string[]): Promise<void> {
  await db.recentSearches.bulkDelete([...texts]);
}
