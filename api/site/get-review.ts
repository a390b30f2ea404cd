import type { Day } from '#domain/newsstand.ts';
import type { ReviewDraft } from '#domain/press-review/review.ts';
import type { Api } from '../clients.ts';
import { unwrap } from '../unwrap.ts';

/** The review of a day as it is being made. @throws ApiError `access-denied`, `offline`. */
export async function getReview({ site }: Api, day: Day): Promise<ReviewDraft> {
  const call = site.GET('/api/user/rassegna/bozza/{giorno}', { params: { path: { giorno: day } } });
  const { data } = await unwrap('getReview', call);
  return data;
}
