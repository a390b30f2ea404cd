import { randomUUID } from 'node:crypto';
import type { Day } from '#domain/newsstand.ts';
import { defaultReviewTitle } from '#domain/press-review/clean-review.ts';
import { MAX_REVIEW_CLIPS } from '#domain/press-review/clip.ts';
import {
  clipsOfReview,
  DEFAULT_CHAPTER_TITLE,
  MAX_CHAPTERS,
  type ReviewChapter,
  type ReviewClip,
} from '#domain/press-review/review.ts';
import { oneLine } from '#domain/validation/free-words.ts';
import type { Orm } from '#server/base/db/connect.ts';
import { publishedArticleIds } from '../db/press-clips.ts';
import { deleteUntouchedReview, lockReview, writeReview } from '../db/press-reviews.ts';

export type Addition = {
  deskId: number;
  day: Day;
  clips: readonly number[];
  /** Heading of the chapter; empty for the first chapter. */
  chapter: string;
  /** Reader who adds the clips; null for a saved search. */
  by: string | null;
  now: Date;
};

/**
 * Adds clips that are not yet in the review of a day, as many as it has room for. Clips of articles that are
 * not public are left out. @returns the review's version, how many clips were added, and the ids of those
 * without room
 */
export async function addToReview(
  orm: Orm,
  { deskId, day, clips, chapter, by, now }: Addition,
): Promise<{ version: number; added: number; withoutRoom: readonly number[] }> {
  return await orm.transaction(async (tx) => {
    const review = await lockReview(tx, { deskId, day }, defaultReviewTitle(day), now);
    const existingIds = clipsOfReview(review).map(({ id }) => id);
    const published = await publishedArticleIds(tx, [...clips], now);
    const newIds = [...new Set(clips)].filter((id) => published.has(id) && !existingIds.includes(id));
    const room = Math.max(0, MAX_REVIEW_CLIPS - existingIds.length);
    const [added, withoutRoom] = [newIds.slice(0, room), newIds.slice(room)];
    if (added.length === 0) {
      await deleteUntouchedReview(tx, { deskId, day });
      return { version: review.version, added: 0, withoutRoom };
    }
    const { version, title, abstract } = review;
    const chapters = addToChapter(review.chapters, oneLine(chapter), added);
    const newVersion = await writeReview(
      tx,
      { deskId, day, version, title, abstract, chapters },
      { by, now },
    );
    if (newVersion === null) throw new Error('a locked review has changed');
    return { version: newVersion, added: added.length, withoutRoom };
  });
}

/**
 * Adds clips to the chapter with this heading. A missing chapter is made; if there are already too many chapters, the
 * last one takes the clips.
 */
function addToChapter(
  chapters: readonly ReviewChapter[],
  heading: string,
  ids: readonly number[],
): ReviewChapter[] {
  const clips = ids.map((id): ReviewClip => ({ id, note: '' }));
  const foundIndex = heading === '' ? 0 : chapters.findIndex(({ title }) => title === heading);
  const chapterIndex = foundIndex < 0 && chapters.length >= MAX_CHAPTERS ? chapters.length - 1 : foundIndex;
  if (!chapters[chapterIndex])
    return [...chapters, { id: randomUUID(), title: heading || DEFAULT_CHAPTER_TITLE, clips }];
  return chapters.map((one, index) =>
    index === chapterIndex ? { ...one, clips: [...one.clips, ...clips] } : one,
  );
}
