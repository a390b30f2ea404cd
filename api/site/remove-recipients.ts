import type { Api } from '../clients.ts';
import { unwrap } from '../unwrap.ts';

/** Removes recipients; `restoreRecipients` takes it back. @throws ApiError `access-denied`, `offline`. */
export async function removeRecipients({ site }: Api, ids: readonly number[]): Promise<void> {
  const call = site.POST('/api/user/rassegna/destinatari/elimina', { body: { ids: [...ids] } });
  await unwrap('removeRecipients', call);
}
