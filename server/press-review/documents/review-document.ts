import type { Brand } from '#domain/brands/brand.ts';
import type { ClipText } from '#domain/press-review/clip.ts';
import type { Review } from '#domain/press-review/review.ts';

/** Contents of a review, without the data of its clips. */
export type DatedReviewContents = Pick<Review, 'day' | 'title' | 'abstract' | 'chapters'>;

export type DocumentClip = { clip: ClipText; note: string };

/** A review for exporting: each clip with as much of its text as the licence allows. */
export type ReviewDocument = {
  /** Paper in whose name the review is made. */
  brand: Brand;
  contents: Omit<DatedReviewContents, 'chapters'>;
  chapters: readonly { title: string; clips: readonly DocumentClip[] }[];
  /** Name in the licence line. */
  licensee: string;
  /** Name of the person for whom this copy is made; null if it is not known, as for a shared link. */
  recipient: string | null;
  createdAt: Date;
};

/** Puts texts into the order of a review. Withdrawn clips and empty chapters are left out. */
export function toChapters(
  { chapters }: Pick<DatedReviewContents, 'chapters'>,
  texts: readonly ClipText[],
): ReviewDocument['chapters'] {
  const byId = new Map(texts.map((clip) => [clip.id, clip]));
  return chapters
    .map(({ title, clips }) => ({
      title,
      clips: clips.flatMap(({ id, note }) => {
        const clip = byId.get(id);
        return clip ? [{ clip, note }] : [];
      }),
    }))
    .filter(({ clips }) => clips.length > 0);
}
