import type { Api } from '../clients.ts';
import { unwrap } from '../unwrap.ts';

/** Cancels a sending that has not begun. @throws ApiError `access-denied`, `not-found`, `review-changed` once it leaves, `offline`. */
export async function cancelSending({ site }: Api, id: string): Promise<void> {
  const call = site.POST('/api/user/rassegna/invii/{id}/annulla', { params: { path: { id } } });
  await unwrap('cancelSending', call);
}
