import { MAX_REVIEW_CLIPS } from '#domain/press-review/clip.ts';
import { clipsOfReview, type ReviewChange } from '#domain/press-review/review.ts';
import type { Orm } from '#server/base/db/connect.ts';
import { failure, type Result, success } from '#server/base/result.ts';
import { articlesThatAreOut } from '../db/press-clips.ts';
import { findReview, writeReview } from '../db/press-reviews.ts';
import type { ReviewContext } from '../review-context.ts';
import { cleanReview } from './clean-review.ts';

/** Saves a review for everybody who works at the desk. A review made from an older version than the latest is refused. */
export async function saveReview(
  { orm, desk, session, now }: ReviewContext,
  change: ReviewChange,
): Promise<Result<{ version: number }, 'review-not-valid' | 'review-changed'>> {
  if (!isInOrder(change)) return failure('review-not-valid');
  const stored = await findReview(orm, { deskId: desk.id, day: change.day });
  if ((stored?.version ?? 0) !== change.version) return failure('review-changed');
  const known = stored ? clipsOfReview(stored).map(({ id }) => id) : [];
  if (!(await areClips(orm, change, known, now))) return failure('review-not-valid');
  const review = { ...cleanReview(change), deskId: desk.id };
  const version = await writeReview(orm, review, { by: session.readerId, now });
  return version === null ? failure('review-changed') : success({ version });
}

const areUnique = (keys: (string | number)[]) => new Set(keys).size === keys.length;

/** Whether each chapter and each clip is in the review only once, and there are not too many clips. */
function isInOrder(change: ReviewChange): boolean {
  const ids = clipsOfReview(change).map(({ id }) => id);
  return ids.length <= MAX_REVIEW_CLIPS && areUnique(ids) && areUnique(change.chapters.map(({ id }) => id));
}

/** A clip that was already in the review may stay, even if its article has been withdrawn since. */
async function areClips(orm: Orm, change: ReviewChange, known: number[], now: Date): Promise<boolean> {
  const held = new Set(known);
  const added = clipsOfReview(change).flatMap(({ id }) => (held.has(id) ? [] : [id]));
  return (await articlesThatAreOut(orm, added, now)).size === added.length;
}
