import { expect, test } from 'vitest';
import * as edit from './edit-review.ts';
import { mergeReview } from './merge-review.ts';
import { stepClip } from './review-lines.ts';

const BASE: edit.ReviewContents = {
  title: 'Rassegna',
  abstract: '',
  chapters: [
    { id: 'a', title: 'Primo piano', clips: [1, 2].map((id) => ({ id, note: '' })) },
    { id: 'b', title: 'Economia', clips: [3, 4].map((id) => ({ id, note: '' })) },
  ],
};

const withClip = (contents: edit.ReviewContents, id: number, chapter: string) =>
  edit.restoreClip(contents, { clip: { id, note: '' }, chapter, at: 99 }, { id: chapter, title: 'Nuovo' });

const merged = (mine: edit.ReviewContents, theirs: edit.ReviewContents) =>
  mergeReview({ base: BASE, mine, theirs });

test('PRS-04 notes here and clips from a search there go together', () => {
  const mine = edit.noteClip(BASE, 1, 'importante');
  const theirs = withClip(BASE, 9, 'a');
  expect(merged(mine, theirs)).toEqual(edit.noteClip(theirs, 1, 'importante'));
  expect(merged(theirs, mine)).toEqual(edit.noteClip(theirs, 1, 'importante'));
});

test('PRS-04 clips that were put in meanwhile are put into what was ordered anew', () => {
  const mine = stepClip(BASE, 1, 1);
  const theirs = withClip(withClip(BASE, 9, 'a'), 8, 'b');
  expect(merged(mine, theirs)).toEqual(withClip(withClip(mine, 9, 'a'), 8, 'b'));
});

test('PRS-04 clips for a chapter that was removed here go to the last, those of a new one bring it along', () => {
  const mine = edit.removeChapter(BASE, 'b');
  expect(merged(mine, withClip(BASE, 9, 'b'))).toEqual(withClip(mine, 9, 'a'));
  const added = withClip(edit.addChapter(BASE, { id: 'c', title: 'Sport' }), 9, 'c');
  expect(merged(mine, added)).toEqual(withClip(edit.addChapter(mine, { id: 'c', title: 'Sport' }), 9, 'c'));
});

test('PRS-04 the same done twice is no contradiction: the answer to a saving was lost', () => {
  const mine = edit.noteClip(stepClip(BASE, 1, 1), 1, 'nota');
  expect(merged(mine, mine)).toEqual(mine);
});

test('PRS-04 somebody has to choose where both changed the same otherwise', () => {
  expect(merged({ ...BASE, title: 'Uno' }, { ...BASE, title: 'Due' })).toBeNull();
  expect(merged({ ...BASE, title: 'Uno' }, { ...BASE, abstract: 'Due' })).toEqual({
    ...BASE,
    title: 'Uno',
    abstract: 'Due',
  });
  expect(merged(edit.noteClip(BASE, 1, 'Uno'), edit.noteClip(BASE, 1, 'Due'))).toBeNull();
  expect(merged(stepClip(BASE, 1, 1), stepClip(BASE, 4, -1))).toBeNull();
});

test('PRS-04 a note is not lost because its clip was removed elsewhere', () => {
  expect(merged(edit.removeClip(BASE, 1), edit.noteClip(BASE, 1, 'Due'))).toBeNull();
  expect(merged(edit.removeClip(BASE, 1), edit.noteClip(BASE, 2, 'Due'))).toEqual(
    edit.noteClip(edit.removeClip(BASE, 1), 2, 'Due'),
  );
});
