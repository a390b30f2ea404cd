import type { Review, ReviewChapter, ReviewClip } from './review.ts';

/**
 * The part of a review that the press office edits. Every edit returns new contents, or the same object if nothing
 * changes.
 */
export type ReviewContents = Pick<Review, 'title' | 'abstract' | 'chapters'>;

/** The place of a clip: its chapter, and the position in it counted from 0. */
export type ClipPlace = { chapter: ReviewChapter; at: number };

export type RemovedClip = { clip: ReviewClip; chapter: string; at: number };
export type RemovedChapter = { chapter: ReviewChapter; at: number };

const inserted = <Item>(items: readonly Item[], at: number, item: Item): Item[] => [
  ...items.slice(0, at),
  item,
  ...items.slice(at),
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

export function placeOf({ chapters }: ReviewContents, id: number): ClipPlace | null {
  for (const chapter of chapters) {
    const at = chapter.clips.findIndex((clip) => clip.id === id);
    if (at >= 0) return { chapter, at };
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
  const at = contents.chapters.findIndex((chapter) => chapter.id === id);
  const moved = contents.chapters[at];
  if (!moved || !contents.chapters[at + by]) return contents;
  const others = contents.chapters.filter((chapter) => chapter !== moved);
  return withChapters(contents, inserted(others, at + by, moved));
}

/**
 * Removes a chapter. Its clips go to the chapter before, those of the first chapter to the next; the clips of the only
 * chapter are removed with it.
 */
export function removeChapter(contents: ReviewContents, id: string): ReviewContents {
  const at = contents.chapters.findIndex((chapter) => chapter.id === id);
  const removed = contents.chapters[at];
  if (!removed) return contents;
  const heir = contents.chapters[at === 0 ? 1 : at - 1];
  const left = contents.chapters.filter((chapter) => chapter !== removed);
  return withChapters(
    contents,
    left.map((chapter) => {
      if (chapter !== heir) return chapter;
      const clips = at === 0 ? [...removed.clips, ...chapter.clips] : [...chapter.clips, ...removed.clips];
      return { ...chapter, clips };
    }),
  );
}

/** Puts a removed chapter back in its place, and its clips back into it, wherever they were moved to. */
export function restoreChapter(
  contents: ReviewContents,
  { chapter: { id, title, clips }, at }: RemovedChapter,
): ReviewContents {
  if (contents.chapters.some((chapter) => chapter.id === id)) return contents;
  const own = new Set(clips.map((clip) => clip.id));
  const left = contents.chapters.map((chapter) => ({
    ...chapter,
    clips: chapter.clips.filter((clip) => !own.has(clip.id)),
  }));
  // The current clip may have a newer note.
  const back = clips.map((clip) => clipOf(contents, clip.id) ?? clip);
  return withChapters(contents, inserted(left, at, { id, title, clips: back }));
}

function clipOf(contents: ReviewContents, id: number): ReviewClip | undefined {
  const place = placeOf(contents, id);
  return place?.chapter.clips[place.at];
}

export function noteClip(contents: ReviewContents, id: number, note: string): ReviewContents {
  const place = placeOf(contents, id);
  if (!place) return contents;
  return inChapter(contents, place.chapter.id, (chapter) => ({
    ...chapter,
    clips: chapter.clips.map((clip) => (clip.id === id ? { ...clip, note } : clip)),
  }));
}

export function removeClip(contents: ReviewContents, id: number): ReviewContents {
  const place = placeOf(contents, id);
  if (!place) return contents;
  return inChapter(contents, place.chapter.id, (chapter) => ({
    ...chapter,
    clips: chapter.clips.filter((clip) => clip.id !== id),
  }));
}

/** Puts a removed clip back in its place, or at the end of the last chapter if its own is gone. */
export function restoreClip(
  contents: ReviewContents,
  { clip, chapter, at }: RemovedClip,
  fallback: Pick<ReviewChapter, 'id' | 'title'>,
): ReviewContents {
  if (placeOf(contents, clip.id)) return contents;
  const whole = contents.chapters.length > 0 ? contents : addChapter(contents, fallback);
  const known = whole.chapters.some(({ id }) => id === chapter);
  const target = known ? chapter : (whole.chapters.at(-1)?.id ?? '');
  return inChapter(whole, target, (one) => ({
    ...one,
    clips: inserted(one.clips, known ? at : one.clips.length, clip),
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
