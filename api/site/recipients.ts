import type { NewRecipient, Recipient, RecipientImport } from '#domain/press-review/recipients.ts';
import type { Api } from '../clients.ts';
import { unwrap } from '../unwrap.ts';

/** The recipients of the review by mail. @throws ApiError `access-denied`, `offline`. PRS-03 */
export async function listRecipients({ site }: Api): Promise<Recipient[]> {
  const call = site.GET('/api/user/rassegna/destinatari');
  const { data } = await unwrap('listRecipients', call);
  return data.destinatari;
}

/** Adds one recipient or a list of them. @throws ApiError `access-denied`, `offline`. */
export async function addRecipients(
  { site }: Api,
  recipients: readonly NewRecipient[],
): Promise<RecipientImport> {
  const call = site.POST('/api/user/rassegna/destinatari/aggiungi', {
    body: { recipients: recipients.map(({ email, name, groups }) => ({ email, name, groups: [...groups] })) },
  });
  const { data } = await unwrap('addRecipients', call);
  return data;
}

/**
 * Changes name and groups of a recipient; one whose mail bounced is mailed again. @throws ApiError `access-denied`,
 * `not-found`, `offline`.
 */
export async function changeRecipient(
  { site }: Api,
  { id, name, groups }: Pick<Recipient, 'id' | 'name' | 'groups'>,
): Promise<void> {
  const call = site.POST('/api/user/rassegna/destinatari/modifica', {
    body: { id, name, groups: [...groups] },
  });
  await unwrap('changeRecipient', call);
}

/** Removes recipients; `restoreRecipients` undoes it. @throws ApiError `access-denied`, `offline`. */
export async function removeRecipients({ site }: Api, ids: readonly number[]): Promise<void> {
  const call = site.POST('/api/user/rassegna/destinatari/elimina', { body: { ids: [...ids] } });
  await unwrap('removeRecipients', call);
}

/** Undoes the removal of recipients. @throws ApiError `access-denied`, `offline`. */
export async function restoreRecipients({ site }: Api, ids: readonly number[]): Promise<void> {
  const call = site.POST('/api/user/rassegna/destinatari/ripristina', { body: { ids: [...ids] } });
  await unwrap('restoreRecipients', call);
}
