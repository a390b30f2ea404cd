import type { Api } from '../clients.ts';
import { unwrap } from '../unwrap.ts';

/** Takes the removal of recipients back. @throws ApiError `access-denied`, `offline`. */
export async function restoreRecipients({ site }: Api, ids: readonly number[]): Promise<void> {
  const call = site.POST('/api/user/rassegna/destinatari/ripristina', { body: { ids: [...ids] } });
  await unwrap('restoreRecipients', call);
}
