import type { Sending, SendingLetter } from '#domain/press-review/sending.ts';
import type { Api } from '../clients.ts';
import { unwrap } from '../unwrap.ts';

/** A sending with what became of each letter. @throws ApiError `access-denied`, `not-found`, `offline`. */
export async function getSending(
  { site }: Api,
  id: string,
): Promise<{ sending: Sending; letters: SendingLetter[] }> {
  const call = site.GET('/api/user/rassegna/invii/{id}', { params: { path: { id } } });
  const { data } = await unwrap('getSending', call);
  return data;
}
