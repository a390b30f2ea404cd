import type { Clip } from '#domain/press-review/clip.ts';
import type { ReviewContents } from '#domain/press-review/edit-review.ts';
import type { Review } from '#domain/press-review/review.ts';
import { type DraftValues, readDraft, removeDraft, saveDraft } from '../drafts/drafts.ts';

/** A review with its unsaved changes. `clips` are saved to show it offline. */
export type SavedReview = { base: Review; contents: ReviewContents; clips: readonly Clip[] };

/** Access to the unsaved review on the device. */
export type SavedReviews = {
  read(): Promise<SavedReview | null>;
  save(review: SavedReview, savedAt: number): void;
  remove(): Promise<void>;
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
  save: (review, savedAt) => saveDraft(nameOf(day), { review: JSON.stringify(review) }, savedAt),
  remove: () => removeDraft(nameOf(day)),
});
