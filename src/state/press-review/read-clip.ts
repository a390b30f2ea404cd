import type { Api } from '#api/clients.ts';
import { getClip, readReview } from '#api/site/press-reviews.ts';
import { errorKindOf } from '#domain/api-error.ts';
import type { Day } from '#domain/newsstand.ts';
import type { ClipText } from '#domain/press-review/clip.ts';

/**
 * Loads a clip. Offline it is read from the cached review of a day, which holds all texts.
 * @throws ApiError as `getClip`. PRS-04
 */
export async function readClip(api: Api, { id, day }: { id: number; day: Day }): Promise<ClipText> {
  try {
    return await getClip(api, id);
  } catch (error) {
    if (errorKindOf(error) !== 'offline') throw error;
    const review = await readReview(api, day).catch(() => null);
    const clip = review?.clips.find((candidate) => candidate.id === id);
    if (!clip) throw error;
    return clip;
  }
}
