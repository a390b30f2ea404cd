import type { ReviewChange } from '#domain/press-review/review.ts';
import type { Api } from '../clients.ts';
import { unwrap } from '../unwrap.ts';

/** Writes a review anew. @returns its version. @throws ApiError `access-denied`, `review-changed`, `offline`. */
export async function saveReview({ site }: Api, review: ReviewChange): Promise<number> {
  const call = site.POST('/api/user/rassegna/bozza', {
    body: {
      ...review,
      chapters: review.chapters.map(({ id, title, clips }) => ({
        id,
        title,
        clips: clips.map((clip) => ({ ...clip })),
      })),
    },
  });
  const { data } = await unwrap('saveReview', call);
  return data.version;
}
