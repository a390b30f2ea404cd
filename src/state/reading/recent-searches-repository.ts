import { NewsstandDb } from '#device/db.ts';
import { forgetSearches, rememberSearch, watchSearches } from '#device/tables/recent-searches.ts';

export type SearchesRepository = ReturnType<typeof openSearches>;

/** The latest searches in this browser's database; loaded with Dexie when first needed. */
export function openSearches(
  onList: (texts: readonly string[]) => void,
  onFailure: (error: unknown) => void,
) {
  const db = new NewsstandDb();
  watchSearches(db, onList, onFailure);
  return {
    remember: (text: string) => rememberSearch(db, { text, searchedAt: Date.now() }),
    forget: (texts: readonly string[]) => forgetSearches(db, texts),
  };
}
