import { randomUUID } from 'node:crypto';
import type { Day } from '#domain/newsstand.ts';
import { MAX_REVIEW_CLIPS } from '#domain/press-review/clip.ts';
import {
  clipsOfReview,
  FIRST_CHAPTER,
  MAX_CHAPTERS,
  type ReviewChapter,
  type ReviewClip,
} from '#domain/press-review/review.ts';
import type { Orm } from '#server/base/db/connect.ts';
import { articlesThatAreOut } from '../db/press-clips.ts';
import { deleteUntouchedReview, lockReview, writeReview } from '../db/press-reviews.ts';
import { lineOf } from './clean-review.ts';
import { reviewStrings } from './review-strings.ts';

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
 * Adds clips that are not yet in the review of a day, as many as it has room for. Clips of articles that are not public
 * are left out. @returns the review's version, how many were added, and those there was no room for
 */
export async function addToReview(
  orm: Orm,
  { deskId, day, clips, chapter, by, now }: Addition,
): Promise<{ version: number; added: number; left: readonly number[] }> {
  return await orm.transaction(async (tx) => {
    const review = await lockReview(tx, { deskId, day }, reviewStrings.title(day), now);
    const held = clipsOfReview(review).map(({ id }) => id);
    const out = await articlesThatAreOut(tx, [...clips], now);
    const fresh = [...new Set(clips)].filter((id) => out.has(id) && !held.includes(id));
    const room = Math.max(0, MAX_REVIEW_CLIPS - held.length);
    const [added, withoutRoom] = [fresh.slice(0, room), fresh.slice(room)];
    if (added.length === 0) {
      await deleteUntouchedReview(tx, { deskId, day });
      return { version: review.version, added: 0, left: withoutRoom };
    }
    const { version, title, abstract } = review;
    const chapters = appended(review.chapters, lineOf(chapter), added);
    const written = await writeReview(tx, { deskId, day, version, title, abstract, chapters }, { by, now });
    if (written === null) throw new Error('a review that was held has changed');
    return { version: written, added: added.length, left: withoutRoom };
  });
}

/**
 * Adds clips to the chapter with this heading. A missing chapter is made; if there are already too many chapters, the
 * last one takes the clips.
 */
function appended(
  chapters: readonly ReviewChapter[],
  heading: string,
  ids: readonly number[],
): ReviewChapter[] {
  const clips = ids.map((id): ReviewClip => ({ id, note: '' }));
  const named = heading === '' ? 0 : chapters.findIndex(({ title }) => title === heading);
  const place = named < 0 && chapters.length >= MAX_CHAPTERS ? chapters.length - 1 : named;
  if (!chapters[place]) return [...chapters, { id: randomUUID(), title: heading || FIRST_CHAPTER, clips }];
  return chapters.map((one, at) => (at === place ? { ...one, clips: [...one.clips, ...clips] } : one));
}
