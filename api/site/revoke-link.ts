import type { Api } from '../clients.ts';
import { unwrap } from '../unwrap.ts';

/** Ends an address. @throws ApiError `access-denied`, `not-found`, `offline`. */
export async function revokeLink({ site }: Api, id: number): Promise<void> {
  const call = site.POST('/api/user/rassegna/collegamenti/revoca', { body: { id } });
  await unwrap('revokeLink', call);
}
