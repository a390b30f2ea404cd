import { expect, test } from 'vitest';
import * as edit from './edit-review.ts';
import { dropClip, linesOf, stepClip } from './review-lines.ts';

const clips = (...ids: number[]) => ids.map((id) => ({ id, note: '' }));

const REVIEW: edit.ReviewContents = {
  title: 'Rassegna',
  abstract: '',
  chapters: [
    { id: 'a', title: 'Primo piano', clips: clips(1, 2) },
    { id: 'b', title: 'Economia', clips: clips(3, 4) },
    { id: 'c', title: 'Sport', clips: [] },
  ],
};

/** Contents from a short form such as `a:1,2 b:3,4 c:`. */
const shape = ({ chapters }: edit.ReviewContents) =>
  chapters.map((chapter) => `${chapter.id}:${chapter.clips.map(({ id }) => id).join()}`).join(' ');

test('PRS-04 a clip takes the place of the line it is dropped on, within its chapter and in another', () => {
  expect(linesOf(REVIEW)).toEqual([
    'capitolo-a',
    'ritaglio-1',
    'ritaglio-2',
    'capitolo-b',
    'ritaglio-3',
    'ritaglio-4',
    'capitolo-c',
  ]);
  expect(shape(dropClip(REVIEW, 1, 'ritaglio-2'))).toBe('a:2,1 b:3,4 c:');
  expect(shape(dropClip(REVIEW, 1, 'ritaglio-4'))).toBe('a:2 b:3,4,1 c:');
  expect(shape(dropClip(REVIEW, 4, 'ritaglio-1'))).toBe('a:4,1,2 b:3 c:');
  expect(shape(dropClip(REVIEW, 1, 'capitolo-c'))).toBe('a:2 b:3,4 c:1');
  expect(shape(dropClip(REVIEW, 4, 'capitolo-b'))).toBe('a:1,2,4 b:3 c:');
  // Above the first heading there is no chapter to drop into.
  expect(shape(dropClip(REVIEW, 2, 'capitolo-a'))).toBe('a:2,1 b:3,4 c:');
  expect(dropClip(REVIEW, 2, 'ritaglio-2')).toBe(REVIEW);
  expect(dropClip(REVIEW, 2, 'nowhere')).toBe(REVIEW);
});

test('PRS-04 moved step by step a clip passes through all chapters, and stops at both ends', () => {
  let review = REVIEW;
  const down = () => {
    review = stepClip(review, 2, 1);
    return shape(review);
  };
  expect(down()).toBe('a:1 b:2,3,4 c:');
  expect(down()).toBe('a:1 b:3,2,4 c:');
  expect(down()).toBe('a:1 b:3,4,2 c:');
  expect(down()).toBe('a:1 b:3,4 c:2');
  expect(down()).toBe('a:1 b:3,4 c:2');
  expect(shape(stepClip(review, 2, -1))).toBe('a:1 b:3,4,2 c:');
  expect(stepClip(REVIEW, 1, -1)).toBe(REVIEW);
});

test('PRS-04 a restored clip returns to its place, or to the end if its chapter is gone', () => {
  const left = edit.removeClip(REVIEW, 3);
  expect(shape(left)).toBe('a:1,2 b:4 c:');
  const removed = { clip: { id: 3, note: 'mia' }, chapter: 'b', index: 0 };
  const fresh = { id: 'x', title: 'Primo piano' };
  expect(shape(edit.restoreClip(left, removed, fresh))).toBe('a:1,2 b:3,4 c:');
  expect(shape(edit.restoreClip(edit.removeChapter(left, 'b'), removed, fresh))).toBe('a:1,2,4 c:3');
  expect(shape(edit.restoreClip({ ...REVIEW, chapters: [] }, removed, fresh))).toBe('x:3');
  expect(edit.restoreClip(REVIEW, removed, fresh)).toBe(REVIEW);
});

test('PRS-04 chapters are moved and renamed; the clips of a removed one go to its neighbour', () => {
  expect(shape(edit.moveChapter(REVIEW, 'b', -1))).toBe('b:3,4 a:1,2 c:');
  expect(edit.moveChapter(REVIEW, 'a', -1)).toBe(REVIEW);
  expect(shape(edit.removeChapter(REVIEW, 'b'))).toBe('a:1,2,3,4 c:');
  expect(shape(edit.removeChapter(REVIEW, 'a'))).toBe('b:1,2,3,4 c:');
  const [first] = REVIEW.chapters;
  const alone = { ...REVIEW, chapters: first ? [first] : [] };
  expect(shape(edit.removeChapter(alone, 'a'))).toBe('');
  expect(edit.renameChapter(REVIEW, 'b', 'Soldi').chapters[1]?.title).toBe('Soldi');
  expect(shape(edit.addChapter(REVIEW, { id: 'd', title: 'Cultura' }))).toBe('a:1,2 b:3,4 c: d:');
});

test('PRS-04 a restored chapter gets its clips back with their current notes', () => {
  const [, removed] = REVIEW.chapters;
  if (!removed) throw new Error('no chapter');
  const noted = edit.setClipNote(edit.removeChapter(REVIEW, 'b'), 3, 'da leggere');
  const back = edit.restoreChapter(noted, { chapter: removed, index: 1 });
  expect(shape(back)).toBe('a:1,2 b:3,4 c:');
  expect(back.chapters[1]?.clips[0]?.note).toBe('da leggere');
});
