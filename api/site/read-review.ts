import type { Day } from '#domain/newsstand.ts';
import type { ReadableReview } from '#domain/press-review/review.ts';
import type { Api } from '../clients.ts';
import { unwrap } from '../unwrap.ts';

/** The review of a day with its texts. @throws ApiError `access-denied`, `offline`. */
export async function readReview({ site }: Api, day: Day): Promise<ReadableReview> {
  const call = site.GET('/api/user/rassegna/lettura/{giorno}', { params: { path: { giorno: day } } });
  const { data } = await unwrap('readReview', call);
  return data;
}
