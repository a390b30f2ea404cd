import type { Day } from '#domain/newsstand.ts';
import { clipsOfReview, FIRST_CHAPTER, type ReviewSource } from '#domain/press-review/review.ts';
import type { Orm } from '#server/base/db/connect.ts';
import { articlesThatAreOut } from '../db/press-clips.ts';
import type { ReviewContents } from '../documents/review-document.ts';
import { readReview } from './read-review.ts';
import { reviewStrings } from './review-strings.ts';

type Asked = { deskId: number; source: ReviewSource; now: Date };

/**
 * What is exported, sent or shown, as it stands at this moment: without clips that nobody may know of, and without
 * chapters that hold nothing. @returns null where no clip is left
 */
export async function readContents(orm: Orm, { deskId, source, now }: Asked): Promise<ReviewContents | null> {
  const { day, clips } = source;
  const { title, abstract, chapters } = clips
    ? selection(day, clips)
    : await readReview(orm, { deskId, day });
  const ids = clipsOfReview({ chapters }).map(({ id }) => id);
  const out = await articlesThatAreOut(orm, ids, now);
  const told = chapters
    .map((chapter) => ({ ...chapter, clips: chapter.clips.filter(({ id }) => out.has(id)) }))
    .filter((chapter) => chapter.clips.length > 0);
  return told.length === 0 ? null : { day, title, abstract, chapters: told };
}

const selection = (day: Day, ids: readonly number[]): ReviewContents => ({
  day,
  title: reviewStrings.title(day),
  abstract: '',
  chapters: [
    { id: 'selezione', title: FIRST_CHAPTER, clips: [...new Set(ids)].map((id) => ({ id, note: '' })) },
  ],
});
