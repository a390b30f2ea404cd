import { liveQuery, type Table } from 'dexie';
import { EVERYBODY, readersHere, readSession, type SessionMirror } from './session.ts';

/** Words that an account or a visitor searched for here. `searchedAt` is in milliseconds since the epoch. */
export type RecentSearch = { text: string; searchedAt: number; owner?: string };

type Db = { recentSearches: Table<RecentSearch, string>; session: Table<SessionMirror, string> };

/** More would be a history, and nobody looks through one. */
export const REMEMBERED_SEARCHES = 8;

/** The latest first. */
export async function listSearches(db: Db): Promise<string[]> {
  const readers = await readersHere(db);
  return await db.recentSearches
    .orderBy('searchedAt')
    .reverse()
    .filter(({ owner = EVERYBODY }) => readers.includes(owner))
    .limit(REMEMBERED_SEARCHES)
    .primaryKeys();
}

/** Tells them now and after every change, whichever tab makes it. */
export function watchSearches(
  db: Db,
  onList: (texts: string[]) => void,
  onFailure: (error: unknown) => void,
): void {
  liveQuery(async () => await listSearches(db)).subscribe(onList, onFailure);
}

/** The same words once more move up; the oldest make room. NWS-06 */
export async function rememberSearch(db: Db, search: RecentSearch): Promise<void> {
  const session = await readSession(db);
  await db.recentSearches.put({ ...search, ...(session && { owner: session.owner }) });
  await db.recentSearches.orderBy('searchedAt').reverse().offset(REMEMBERED_SEARCHES).delete();
}

export async function forgetSearches(db: Db, texts: readonly string[]): Promise<void> {
  await db.recentSearches.bulkDelete([...texts]);
}
