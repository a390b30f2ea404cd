import type { SavedSearch } from '#domain/press-review/desk.ts';
import type { Api } from '../clients.ts';
import { unwrap } from '../unwrap.ts';

/** Saved searches, by name. @throws ApiError `access-denied`, `offline`. */
export async function listSearches({ site }: Api): Promise<SavedSearch[]> {
  const call = site.GET('/api/user/rassegna/ricerche');
  const { data } = await unwrap('listSearches', call);
  return data.searches;
}

/**
 * Saves a search; the id 0 creates a new one. @returns its id. @throws ApiError `access-denied`, `not-found`,
 * `offline`.
 */
export async function saveSearch(
  { site }: Api,
  { id, name, filters, chapter, active }: Omit<SavedSearch, 'lastRun'>,
): Promise<number> {
  const call = site.POST('/api/user/rassegna/ricerche', {
    body: { id, name, filters: { ...filters, newspapers: [...filters.newspapers] }, chapter, active },
  });
  const { data } = await unwrap('saveSearch', call);
  return data.id;
}

/** Deletes a saved search. @throws ApiError `access-denied`, `not-found`, `offline`. */
export async function deleteSearch({ site }: Api, id: number): Promise<void> {
  const call = site.POST('/api/user/rassegna/ricerche/elimina', { body: { id } });
  await unwrap('deleteSearch', call);
}
