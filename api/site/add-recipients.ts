import type { Imported, NewRecipient } from '#domain/press-review/recipients.ts';
import type { Api } from '../clients.ts';
import { unwrap } from '../unwrap.ts';

/** Adds recipients, one or a list. @throws ApiError `access-denied`, `offline`. */
export async function addRecipients({ site }: Api, recipients: readonly NewRecipient[]): Promise<Imported> {
  const call = site.POST('/api/user/rassegna/destinatari/aggiungi', {
    body: { recipients: recipients.map(({ email, name, groups }) => ({ email, name, groups: [...groups] })) },
  });
  const { data } = await unwrap('addRecipients', call);
  return data;
}
