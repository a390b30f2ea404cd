import type { Recipient } from '#domain/press-review/recipients.ts';
import type { Api } from '../clients.ts';
import { unwrap } from '../unwrap.ts';

/** Changes name and groups of a recipient; one that bounced is tried again. @throws ApiError `access-denied`, `not-found`, `offline`. */
export async function changeRecipient(
  { site }: Api,
  { id, name, groups }: Pick<Recipient, 'id' | 'name' | 'groups'>,
): Promise<void> {
  const call = site.POST('/api/user/rassegna/destinatari/modifica', {
    body: { id, name, groups: [...groups] },
  });
  await unwrap('changeRecipient', call);
}
