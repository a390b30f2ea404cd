import type { Imported, NewRecipient, Recipient } from '#domain/press-review/recipients.ts';
import type { Api } from '../clients.ts';
import { unwrap } from '../unwrap.ts';

/** Who gets the review by mail. @throws ApiError `access-denied`, `offline`. PRS-03 */
export async function listRecipients({ site }: Api): Promise<Recipient[]> {
  const call = site.GET('/api/user/rassegna/destinatari');
  const { data } = await unwrap('listRecipients', call);
  return data.destinatari;
}

/** Adds recipients, one or a list. @throws ApiError `access-denied`, `offline`. */
export async function addRecipients({ site }: Api, recipients: readonly NewRecipient[]): Promise<Imported> {
  const call = site.POST('/api/user/rassegna/destinatari/aggiungi', {
    body: { recipients: recipients.map(({ email, name, groups }) => ({ email, name, groups: [...groups] })) },
  });
  const { data } = await unwrap('addRecipients', call);
  return data;
}

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

/** Removes recipients; `restoreRecipients` takes it back. @throws ApiError `access-denied`, `offline`. */
export async function removeRecipients({ site }: Api, ids: readonly number[]): Promise<void> {
  const call = site.POST('/api/user/rassegna/destinatari/elimina', { body: { ids: [...ids] } });
  await unwrap('removeRecipients', call);
}

/** Takes the removal of recipients back. @throws ApiError `access-denied`, `offline`. */
export async function restoreRecipients({ site }: Api, ids: readonly number[]): Promise<void> {
  const call = site.POST('/api/user/rassegna/destinatari/ripristina', { body: { ids: [...ids] } });
  await unwrap('restoreRecipients', call);
}
