import type { ClipText } from '#domain/press-review/clip.ts';
import type { Api } from '../clients.ts';
import { unwrap } from '../unwrap.ts';

/** A clip to be read. @throws ApiError `access-denied`, `not-found`, `offline`. PRS-04 */
export async function getClip({ site }: Api, id: number): Promise<ClipText> {
  const call = site.GET('/api/user/rassegna/ritaglio/{id}', { params: { path: { id } } });
  const { data } = await unwrap('getClip', call);
  return data.clip;
}
