import { cleanReview } from '#domain/press-review/clean-review.ts';
import { MAX_REVIEW_CLIPS } from '#domain/press-review/clip.ts';
import { clipsOfReview, type ReviewChange } from '#domain/press-review/review.ts';
import type { Orm } from '#server/base/db/connect.ts';
import { failure, type Result, success } from '#server/base/result.ts';
import { publishedArticleIds } from '../db/press-clips.ts';
import { findReview, writeReview } from '../db/press-reviews.ts';
import type { ReviewContext } from '../review-context.ts';

/** Saves a review for everybody who works at the desk. A review made from an older version than the latest is refused. */
export async function saveReview(
  { orm, desk, session, now }: ReviewContext,
  change: ReviewChange,
): Promise<Result<{ version: number }, 'review-not-valid' | 'review-changed'>> {
  if (!isWellFormed(change)) return failure('review-not-valid');
  const stored = await findReview(orm, { deskId: desk.id, day: change.day });
  if ((stored?.version ?? 0) !== change.version) return failure('review-changed');
  const knownIds = stored ? clipsOfReview(stored).map(({ id }) => id) : [];
  if (!(await mayAddClips(orm, change, knownIds, now))) return failure('review-not-valid');
  const { day } = change;
  const review = { ...change, ...cleanReview(change, day), deskId: desk.id };
  const version = await writeReview(orm, review, { by: session.readerId, now });
  return version === null ? failure('review-changed') : success({ version });
}

const areUnique = (keys: (string | number)[]) => new Set(keys).size === keys.length;

/** Whether each chapter and each clip is in the review only once, and there are not too many clips. */
function isWellFormed(change: ReviewChange): boolean {
  const ids = clipsOfReview(change).map(({ id }) => id);
  return ids.length <= MAX_REVIEW_CLIPS && areUnique(ids) && areUnique(change.chapters.map(({ id }) => id));
}

/**
 * Whether all added clips are published articles. A clip that was already in the review may stay, even if its
 * article has been withdrawn since.
 */
async function mayAddClips(orm: Orm, change: ReviewChange, knownIds: number[], now: Date): Promise<boolean> {
  const alreadyInReview = new Set(knownIds);
  const added = clipsOfReview(change).flatMap(({ id }) => (alreadyInReview.has(id) ? [] : [id]));
  return (await publishedArticleIds(orm, added, now)).size === added.length;
}
