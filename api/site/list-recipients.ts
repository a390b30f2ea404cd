import type { Recipient } from '#domain/press-review/recipients.ts';
import type { Api } from '../clients.ts';
import { unwrap } from '../unwrap.ts';

/** Who gets the review by mail. @throws ApiError `access-denied`, `offline`. PRS-03 */
export async function listRecipients({ site }: Api): Promise<Recipient[]> {
  const call = site.GET('/api/user/rassegna/destinatari');
  const { data } = await unwrap('listRecipients', call);
  return data.destinatari;
}
