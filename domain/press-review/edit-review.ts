import type { Review, ReviewChapter, ReviewClip } from './review.ts';

/**
 * The part of a review that the press office edits. Every edit returns new contents, or the same object if nothing
 * changes.
 */
export type ReviewContents = Pick<Review, 'title' | 'abstract' | 'chapters'>;

/** The position of a clip: its chapter, and its index in it. */
export type ClipPosition = { chapter: ReviewChapter; index: number };

export type RemovedClip = { clip: ReviewClip; chapter: string; index: number };
export type RemovedChapter = { chapter: ReviewChapter; index: number };

const inserted = <Item>(items: readonly Item[], index: number, item: Item): Item[] => [
  ...items.slice(0, index),
  item,
  ...items.slice(index),
];

const withChapters = (contents: ReviewContents, chapters: readonly ReviewChapter[]): ReviewContents => ({
  ...contents,
  chapters,
});

/** Changes one chapter; the contents stay the same if the chapter does not exist. */
function inChapter(
  contents: ReviewContents,
  id: string,
  change: (chapter: ReviewChapter) => ReviewChapter,
): ReviewContents {
  if (!contents.chapters.some((chapter) => chapter.id === id)) return contents;
  return withChapters(
    contents,
    contents.chapters.map((chapter) => (chapter.id === id ? change(chapter) : chapter)),
  );
}

export function positionOf({ chapters }: ReviewContents, id: number): ClipPosition | null {
  for (const chapter of chapters) {
    const index = chapter.clips.findIndex((clip) => clip.id === id);
    if (index >= 0) return { chapter, index };
  }
  return null;
}

export const renameChapter = (contents: ReviewContents, id: string, title: string): ReviewContents =>
  inChapter(contents, id, (chapter) => ({ ...chapter, title }));

export const addChapter = (
  contents: ReviewContents,
  chapter: Pick<ReviewChapter, 'id' | 'title'>,
): ReviewContents => withChapters(contents, [...contents.chapters, { ...chapter, clips: [] }]);

/** Moves a chapter past the one before or after it. */
export function moveChapter(contents: ReviewContents, id: string, by: -1 | 1): ReviewContents {
  const index = contents.chapters.findIndex((chapter) => chapter.id === id);
  const moved = contents.chapters[index];
  if (!moved || !contents.chapters[index + by]) return contents;
  const others = contents.chapters.filter((chapter) => chapter !== moved);
  return withChapters(contents, inserted(others, index + by, moved));
}

/**
 * Removes a chapter. Its clips go to the chapter before, those of the first chapter to the next; the clips of the only
 * chapter are removed with it.
 */
export function removeChapter(contents: ReviewContents, id: string): ReviewContents {
  const index = contents.chapters.findIndex((chapter) => chapter.id === id);
  const removed = contents.chapters[index];
  if (!removed) return contents;
  const receivingChapter = contents.chapters[index === 0 ? 1 : index - 1];
  const remaining = contents.chapters.filter((chapter) => chapter !== removed);
  return withChapters(
    contents,
    remaining.map((chapter) => {
      if (chapter !== receivingChapter) return chapter;
      const clips = index === 0 ? [...removed.clips, ...chapter.clips] : [...chapter.clips, ...removed.clips];
      return { ...chapter, clips };
    }),
  );
}

/** Puts a removed chapter back in its place, and its clips back into it, wherever they were moved to. */
export function restoreChapter(
  contents: ReviewContents,
  { chapter: { id, title, clips }, index }: RemovedChapter,
): ReviewContents {
  if (contents.chapters.some((chapter) => chapter.id === id)) return contents;
  const removedIds = new Set(clips.map((clip) => clip.id));
  const remaining = contents.chapters.map((chapter) => ({
    ...chapter,
    clips: chapter.clips.filter((clip) => !removedIds.has(clip.id)),
  }));
  // The current clip may have a newer note.
  const restoredClips = clips.map((clip) => clipOf(contents, clip.id) ?? clip);
  return withChapters(contents, inserted(remaining, index, { id, title, clips: restoredClips }));
}

function clipOf(contents: ReviewContents, id: number): ReviewClip | undefined {
  const place = positionOf(contents, id);
  return place?.chapter.clips[place.index];
}

export function setClipNote(contents: ReviewContents, id: number, note: string): ReviewContents {
  const place = positionOf(contents, id);
  if (!place) return contents;
  return inChapter(contents, place.chapter.id, (chapter) => ({
    ...chapter,
    clips: chapter.clips.map((clip) => (clip.id === id ? { ...clip, note } : clip)),
  }));
}

export function removeClip(contents: ReviewContents, id: number): ReviewContents {
  const place = positionOf(contents, id);
  if (!place) return contents;
  return inChapter(contents, place.chapter.id, (chapter) => ({
    ...chapter,
    clips: chapter.clips.filter((clip) => clip.id !== id),
  }));
}

/** Puts a removed clip back in its place, or at the end of the last chapter if its own is gone. */
export function restoreClip(
  contents: ReviewContents,
  { clip, chapter, index }: RemovedClip,
  fallback: Pick<ReviewChapter, 'id' | 'title'>,
): ReviewContents {
  if (positionOf(contents, clip.id)) return contents;
  const whole = contents.chapters.length > 0 ? contents : addChapter(contents, fallback);
  const hasChapter = whole.chapters.some(({ id }) => id === chapter);
  const target = hasChapter ? chapter : (whole.chapters.at(-1)?.id ?? '');
  return inChapter(whole, target, (one) => ({
    ...one,
    clips: inserted(one.clips, hasChapter ? index : one.clips.length, clip),
  }));
}

/** Moves a clip to a position in a chapter, counted without the clip itself. */
export function moveClip(
  contents: ReviewContents,
  id: number,
  { chapter, at }: { chapter: string; at: number },
): ReviewContents {
  const clip = clipOf(contents, id);
  if (!clip || !contents.chapters.some((one) => one.id === chapter)) return contents;
  return inChapter(removeClip(contents, id), chapter, (one) => ({
    ...one,
    clips: inserted(one.clips, at, clip),
  }));
}
