import type { Api } from '../clients.ts';
import { unwrap } from '../unwrap.ts';

/** Sends letters of a sending once more. @returns the id of the new sending. @throws ApiError `access-denied`, `not-found`, `too-many-attempts`, `offline`. */
export async function resend(
  { site }: Api,
  id: string,
  { key, letters }: { key: string; letters: readonly number[] },
): Promise<string> {
  const call = site.POST('/api/user/rassegna/invii/{id}/reinvia', {
    params: { path: { id } },
    body: { key, letters: [...letters] },
  });
  const { data } = await unwrap('resend', call);
  return data.id;
}
