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
  edit.restoreClip(contents, { clip: { id, note: '' }, chapter, index: 99 }, { id: chapter, title: 'Nuovo' });

const merged = (mine: edit.ReviewContents, theirs: edit.ReviewContents) =>
  mergeReview({ base: BASE, mine, theirs });

test('PRS-04 notes written here are merged with clips added there by a search', () => {
  const mine = edit.setClipNote(BASE, 1, 'importante');
  const theirs = withClip(BASE, 9, 'a');
  expect(merged(mine, theirs)).toEqual(edit.setClipNote(theirs, 1, 'importante'));
  expect(merged(theirs, mine)).toEqual(edit.setClipNote(theirs, 1, 'importante'));
});

test('PRS-04 clips added elsewhere are inserted into the new order made here', () => {
  const mine = stepClip(BASE, 1, 1);
  const theirs = withClip(withClip(BASE, 9, 'a'), 8, 'b');
  expect(merged(mine, theirs)).toEqual(withClip(withClip(mine, 9, 'a'), 8, 'b'));
});

test('PRS-04 clips for a chapter removed here go to the last one, those of a new chapter bring it along', () => {
  const mine = edit.removeChapter(BASE, 'b');
  expect(merged(mine, withClip(BASE, 9, 'b'))).toEqual(withClip(mine, 9, 'a'));
  const added = withClip(edit.addChapter(BASE, { id: 'c', title: 'Sport' }), 9, 'c');
  expect(merged(mine, added)).toEqual(withClip(edit.addChapter(mine, { id: 'c', title: 'Sport' }), 9, 'c'));
});

test('PRS-04 the same change on both sides is no conflict, as after a lost answer to a save', () => {
  const mine = edit.setClipNote(stepClip(BASE, 1, 1), 1, 'nota');
  expect(merged(mine, mine)).toEqual(mine);
});

test('PRS-04 different changes of the same thing are a conflict for a person to resolve', () => {
  expect(merged({ ...BASE, title: 'Uno' }, { ...BASE, title: 'Due' })).toBeNull();
  expect(merged({ ...BASE, title: 'Uno' }, { ...BASE, abstract: 'Due' })).toEqual({
    ...BASE,
    title: 'Uno',
    abstract: 'Due',
  });
  expect(merged(edit.setClipNote(BASE, 1, 'Uno'), edit.setClipNote(BASE, 1, 'Due'))).toBeNull();
  expect(merged(stepClip(BASE, 1, 1), stepClip(BASE, 4, -1))).toBeNull();
});

test('PRS-04 a note is not lost when its clip is removed elsewhere', () => {
  expect(merged(edit.removeClip(BASE, 1), edit.setClipNote(BASE, 1, 'Due'))).toBeNull();
  expect(merged(edit.removeClip(BASE, 1), edit.setClipNote(BASE, 2, 'Due'))).toEqual(
    edit.setClipNote(edit.removeClip(BASE, 1), 2, 'Due'),
  );
});
