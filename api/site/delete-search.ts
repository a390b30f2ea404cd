import type { Api } from '../clients.ts';
import { unwrap } from '../unwrap.ts';

/** Deletes a saved search. @throws ApiError `access-denied`, `not-found`, `offline`. */
export async function deleteSearch({ site }: Api, id: number): Promise<void> {
  const call = site.POST('/api/user/rassegna/ricerche/elimina', { body: { id } });
  await unwrap('deleteSearch', call);
}
