import type { Day } from '#domain/newsstand.ts';
import { clipsOfReview, FIRST_CHAPTER, type ReviewSource } from '#domain/press-review/review.ts';
import type { Orm } from '#server/base/db/connect.ts';
import { articlesThatAreOut } from '../db/press-clips.ts';
import type { ReviewContents } from '../documents/review-document.ts';
import { readReview } from './read-review.ts';
import { reviewStrings } from './review-strings.ts';

type Asked = { deskId: number; source: ReviewSource; now: Date };

/**
 * Reads the contents to export, send or show, as they are at this moment: without clips of articles that are not
 * public, and without empty chapters. @returns null if no clip is left
 */
export async function readContents(orm: Orm, { deskId, source, now }: Asked): Promise<ReviewContents | null> {
  const { day, clips } = source;
  const { title, abstract, chapters } = clips
    ? selection(day, clips)
    : await readReview(orm, { deskId, day });
  const ids = clipsOfReview({ chapters }).map(({ id }) => id);
  const out = await articlesThatAreOut(orm, ids, now);
  const visibleChapters = chapters
    .map((chapter) => ({ ...chapter, clips: chapter.clips.filter(({ id }) => out.has(id)) }))
    .filter((chapter) => chapter.clips.length > 0);
  return visibleChapters.length === 0 ? null : { day, title, abstract, chapters: visibleChapters };
}

const selection = (day: Day, ids: readonly number[]): ReviewContents => ({
  day,
  title: reviewStrings.title(day),
  abstract: '',
  chapters: [
    { id: 'selezione', title: FIRST_CHAPTER, clips: [...new Set(ids)].map((id) => ({ id, note: '' })) },
  ],
});
