import type { ReviewContent } from '#domain/press-review/review.ts';
import type { SHARED_LINK_DAYS, SharedLink } from '#domain/press-review/sending.ts';
import type { Api } from '../clients.ts';
import { unwrap } from '../unwrap.ts';
import { toReviewContentWire } from './press-review-wire.ts';

/** The share links to reviews, the latest first. @throws ApiError `access-denied`, `offline`. */
export async function listLinks({ site }: Api): Promise<SharedLink[]> {
  const call = site.GET('/api/user/rassegna/collegamenti');
  const { data } = await unwrap('listLinks', call);
  return data.links;
}

/**
 * Creates a share link to a review, valid for a limited time. Its address is returned only here. @throws ApiError
 * `access-denied`, `not-found`, `offline`.
 */
export async function shareReview(
  { site }: Api,
  { source, label, days }: { source: ReviewContent; label: string; days: (typeof SHARED_LINK_DAYS)[number] },
): Promise<{ link: SharedLink; url: string }> {
  const call = site.POST('/api/user/rassegna/collegamenti', {
    body: { source: toReviewContentWire(source), label, days },
  });
  const { data } = await unwrap('shareReview', call);
  return data;
}

/** Revokes a share link. @throws ApiError `access-denied`, `not-found`, `offline`. */
export async function revokeLink({ site }: Api, id: number): Promise<void> {
  const call = site.POST('/api/user/rassegna/collegamenti/revoca', { body: { id } });
  await unwrap('revokeLink', call);
}
