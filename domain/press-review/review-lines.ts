import { moveClip, type ReviewContents } from './edit-review.ts';
import type { ReviewChapter } from './review.ts';

/** A review as one list of lines, each heading above its clips. A clip moved past a heading is in another chapter. */
export type LineId = `capitolo-${string}` | `ritaglio-${number}`;

export const chapterLine = (id: string): LineId => `capitolo-${id}`;
export const clipLine = (id: number): LineId => `ritaglio-${id}`;

export const clipOfLine = (line: string): number | null =>
  line.startsWith('ritaglio-') ? Number(line.slice('ritaglio-'.length)) : null;

export const linesOf = ({ chapters }: ReviewContents): LineId[] =>
  chapters.flatMap(({ id, clips }) => [chapterLine(id), ...clips.map((clip) => clipLine(clip.id))]);

/** The position that a clip would have at the index of a line; the first heading stays first. */
function positionAt(
  contents: ReviewContents,
  id: number,
  target: number,
): { chapter: string; at: number } | null {
  const others = linesOf(contents).filter((line) => line !== clipLine(id));
  const above = new Set(others.slice(0, Math.max(1, target)));
  let chapter: ReviewChapter | null = null;
  for (const one of contents.chapters) if (above.has(chapterLine(one.id))) chapter = one;
  if (!chapter) return null;
  const index = chapter.clips.filter((clip) => clip.id !== id && above.has(clipLine(clip.id))).length;
  return { chapter: chapter.id, at: index };
}

/** Moves a clip to the place of another line, as in a drop. */
export function dropClip(contents: ReviewContents, id: number, over: string): ReviewContents {
  const lines: string[] = linesOf(contents);
  const target = lines.indexOf(over);
  if (target < 0 || over === clipLine(id)) return contents;
  const place = positionAt(contents, id, target);
  return place ? moveClip(contents, id, place) : contents;
}

/** Moves a clip up or down by one line. */
export function stepClip(contents: ReviewContents, id: number, by: -1 | 1): ReviewContents {
  const lines = linesOf(contents);
  const lineIndex = lines.indexOf(clipLine(id));
  const target = lineIndex + by;
  // Nothing can be moved above the first heading.
  if (lineIndex < 0 || target < 1 || target >= lines.length) return contents;
  const place = positionAt(contents, id, target);
  return place ? moveClip(contents, id, place) : contents;
}
