import type { Day } from '#domain/newsstand.ts';
import type { ClipList } from '#domain/press-review/clip.ts';
import type { Api } from '../clients.ts';
import { unwrap } from '../unwrap.ts';

/** Clips of a period, those of the last review where none is given; with words, those whose text has them. @throws ApiError `access-denied`, `offline`. PRS-01, PRS-04 */
export async function listClips(
  { site }: Api,
  { from, to, text }: { from?: Day; to?: Day; text?: string } = {},
): Promise<ClipList> {
  const call = site.GET('/api/user/rassegna/ritagli', {
    params: { query: { ...(from && { dal: from }), ...(to && { al: to }), ...(text && { q: text }) } },
  });
  const { data } = await unwrap('listClips', call);
  return data;
}
