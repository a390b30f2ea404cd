import type { ReviewSource } from '#domain/press-review/review.ts';
import type { LINK_DAYS, SharedLink } from '#domain/press-review/sending.ts';
import type { Api } from '../clients.ts';
import { unwrap } from '../unwrap.ts';
import { toSourceWire } from './press-review-wire.ts';

/** Makes an address by which a review is shown for a while; it is told this once. @throws ApiError `access-denied`, `not-found`, `offline`. */
export async function shareReview(
  { site }: Api,
  { source, label, days }: { source: ReviewSource; label: string; days: (typeof LINK_DAYS)[number] },
): Promise<{ link: SharedLink; url: string }> {
  const call = site.POST('/api/user/rassegna/collegamenti', {
    body: { source: toSourceWire(source), label, days },
  });
  const { data } = await unwrap('shareReview', call);
  return data;
}
