import type { Brand } from '#domain/brands/brand.ts';
import type { ClipText } from '#domain/press-review/clip.ts';
import type { Review } from '#domain/press-review/review.ts';

/** What a review says, without what its clips are. */
export type ReviewContents = Pick<Review, 'day' | 'title' | 'abstract' | 'chapters'>;

export type DocumentClip = { clip: ClipText; note: string };

/** A review as it is written down: each clip with its text, as far as the licence opens it. */
export type ReviewDocument = {
  /** In whose name it is made. */
  brand: Brand;
  contents: Omit<ReviewContents, 'chapters'>;
  chapters: readonly { title: string; clips: readonly DocumentClip[] }[];
  /** Whom the licence line names. */
  licensee: string;
  /** Whom this copy is for; null where that is who holds the licence. */
  recipient: string | null;
  createdAt: Date;
};

/** Brings texts into the order of a review. What was withdrawn is left out, and chapters that hold nothing. */
export function toChapters(
  { chapters }: Pick<ReviewContents, 'chapters'>,
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
