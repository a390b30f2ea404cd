import type { Clip } from '#domain/press-review/clip.ts';
import type { ReviewContents } from '#domain/press-review/edit-review.ts';
import type { Review } from '#domain/press-review/review.ts';
import { type DraftValues, dropDraft, keepDraft, readDraft } from '../drafts/drafts.ts';

/** A review with its unsaved changes. `clips` are saved to show it offline. */
export type SavedReview = { base: Review; contents: ReviewContents; clips: readonly Clip[] };

/** Access to the unsaved review on the device. */
export type SavedReviews = {
  read(): Promise<SavedReview | null>;
  keep(review: SavedReview, savedAt: number): void;
  drop(): Promise<void>;
};

const nameOf = (day: string) => `rassegna-bozza-${day}`;

function parsed({ review }: DraftValues): SavedReview | null {
  return typeof review === 'string' ? (JSON.parse(review) as SavedReview) : null;
}

/** Unsaved review of a day, for the signed-in reader. */
export const savedReviews = (day: string): SavedReviews => ({
  async read() {
    const values = await readDraft(nameOf(day));
    return values && parsed(values);
  },
  keep: (review, savedAt) => keepDraft(nameOf(day), { review: JSON.stringify(review) }, savedAt),
  drop: () => dropDraft(nameOf(day)),
});
