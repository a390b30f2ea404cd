import type { Day } from '#domain/newsstand.ts';
import { defaultReviewTitle } from '#domain/press-review/clean-review.ts';
import { clipsOfReview, type Review, type ReviewWithClips } from '#domain/press-review/review.ts';
import type { Orm } from '#server/base/db/connect.ts';
import { clipsById } from '../clips/clips-by-id.ts';
import { findReview, type ReviewKey, type StoredReview } from '../db/press-reviews.ts';

/** The review of a day; a review that does not exist yet is empty and has version 0. */
export async function readReview(orm: Orm, key: ReviewKey): Promise<Review> {
  const found = await findReview(orm, key);
  return found ? toReview(key.day, found) : emptyReview(key.day);
}

/** The review of a day together with its clips. */
export async function readReviewWithClips(orm: Orm, key: ReviewKey, now: Date): Promise<ReviewWithClips> {
  const review = await readReview(orm, key);
  const ids = clipsOfReview(review).map(({ id }) => id);
  return { review, clips: await clipsById(orm, ids, now, key.day) };
}

const toReview = (day: Day, { by, updatedAt, ...review }: StoredReview): Review => ({
  day,
  ...review,
  updatedAt: updatedAt.toISOString(),
  updatedBy: by && personOf(by),
});

/** Name of the person, for colleagues of the same company; a company's own account may have only the company's name. */
const personOf = ({ name, surname, companyName }: NonNullable<StoredReview['by']>): string =>
  `${name} ${surname}`.trim() || (companyName ?? '');

const emptyReview = (day: Day): Review => ({
  day,
  version: 0,
  title: defaultReviewTitle(day),
  abstract: '',
  chapters: [],
  updatedAt: null,
  updatedBy: null,
});
