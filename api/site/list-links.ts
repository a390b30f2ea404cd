import type { SharedLink } from '#domain/press-review/sending.ts';
import type { Api } from '../clients.ts';
import { unwrap } from '../unwrap.ts';

/** Addresses by which reviews are shown, the latest first. @throws ApiError `access-denied`, `offline`. */
export async function listLinks({ site }: Api): Promise<SharedLink[]> {
  const call = site.GET('/api/user/rassegna/collegamenti');
  const { data } = await unwrap('listLinks', call);
  return data.links;
}
