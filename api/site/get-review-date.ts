import type { Day } from '#domain/newsstand.ts';
import type { Api } from '../clients.ts';
import { unwrap } from '../unwrap.ts';

/** The last day with a press review; null where none is open to the reader. @throws ApiError `login-required`, `offline`. PRS-02 */
export async function getReviewDate({ site }: Api): Promise<Day | null> {
  const call = site.GET('/api/user/rassegna/last-date');
  const { data } = await unwrap('getReviewDate', call);
  return data.rassegna_date?.date ?? null;
}
