import type { SavedSearch } from '#domain/press-review/desk.ts';
import type { Api } from '../clients.ts';
import { unwrap } from '../unwrap.ts';

/** Saved searches, by name. @throws ApiError `access-denied`, `offline`. */
export async function listSearches({ site }: Api): Promise<SavedSearch[]> {
  const call = site.GET('/api/user/rassegna/ricerche');
  const { data } = await unwrap('listSearches', call);
  return data.searches;
}
