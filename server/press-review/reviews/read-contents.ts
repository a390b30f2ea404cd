import type { Day } from '#domain/newsstand.ts';
import { defaultReviewTitle } from '#domain/press-review/clean-review.ts';
import { clipsOfReview, DEFAULT_CHAPTER_TITLE, type ReviewContent } from '#domain/press-review/review.ts';
import type { Orm } from '#server/base/db/connect.ts';
import { publishedArticleIds } from '../db/press-clips.ts';
import type { DatedReviewContents } from '../documents/review-document.ts';
import { readReview } from './read-review.ts';

type ContentsQuery = { deskId: number; source: ReviewContent; now: Date };

/**
 * Reads the contents to export, send or show, as they are at this moment: without clips of articles that are not
 * public, and without empty chapters. @returns null if no clip is left
 */
export async function readContents(
  orm: Orm,
  { deskId, source, now }: ContentsQuery,
): Promise<DatedReviewContents | null> {
  const { day, clips } = source;
  const { title, abstract, chapters } = clips
    ? selection(day, clips)
    : await readReview(orm, { deskId, day });
  const ids = clipsOfReview({ chapters }).map(({ id }) => id);
  const published = await publishedArticleIds(orm, ids, now);
  const visibleChapters = chapters
    .map((chapter) => ({ ...chapter, clips: chapter.clips.filter(({ id }) => published.has(id)) }))
    .filter((chapter) => chapter.clips.length > 0);
  return visibleChapters.length === 0 ? null : { day, title, abstract, chapters: visibleChapters };
}

const selection = (day: Day, ids: readonly number[]): DatedReviewContents => ({
  day,
  title: defaultReviewTitle(day),
  abstract: '',
  chapters: [
    {
      id: 'selezione',
      title: DEFAULT_CHAPTER_TITLE,
      clips: [...new Set(ids)].map((id) => ({ id, note: '' })),
    },
  ],
});
