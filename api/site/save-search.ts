import type { SavedSearch } from '#domain/press-review/desk.ts';
import type { Api } from '../clients.ts';
import { unwrap } from '../unwrap.ts';

/** Saves a search, a new one by the id 0. @returns its id. @throws ApiError `access-denied`, `not-found`, `offline`. */
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
