import type { Sending } from '#domain/press-review/sending.ts';
import type { Api } from '../clients.ts';
import { unwrap } from '../unwrap.ts';

/** What was sent, or will be, the latest first. @throws ApiError `access-denied`, `offline`. */
export async function listSendings({ site }: Api): Promise<Sending[]> {
  const call = site.GET('/api/user/rassegna/invii');
  const { data } = await unwrap('listSendings', call);
  return data.sendings;
}
