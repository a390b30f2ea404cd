import type { Table } from 'dexie';

/** Words that were searched for on this device. `searchedAt` is in milliseconds since the epoch. */
export type RecentSearch = { text: string; searchedAt: number };

type Db = { recentSearches: Table<RecentSearch, string> };

/** More would be a history, and nobody looks through one. */
export const REMEMBERED_SEARCHES = 8;

/** The latest first. */
export const listSearches = (db: Db): Promise<string[]> =>
  db.recentSearches.orderBy('searchedAt').reverse().limit(REMEMBERED_SEARCHES).primaryKeys();

/** The same words once more move up; the oldest make room. NWS-06 */
export async function rememberSearch(db: Db, search: RecentSearch): Promise<void> {
  await db.recentSearches.put(search);
  await db.recentSearches.orderBy('searchedAt').reverse().offset(REMEMBERED_SEARCHES).delete();
}

export async function forgetSearches(db: Db, texts: string[]): Promise<void> {
  await db.recentSearches.bulkDelete(texts);
}
