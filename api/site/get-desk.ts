import type { DeskState } from '#domain/press-review/desk.ts';
import type { Api } from '../clients.ts';
import { unwrap } from '../unwrap.ts';

/** When and to whom the review goes, and who works on it. @throws ApiError `access-denied`, `offline`. */
export async function getDesk({ site }: Api): Promise<DeskState> {
  const call = site.GET('/api/user/rassegna/impostazioni');
  const { data } = await unwrap('getDesk', call);
  return data;
}
