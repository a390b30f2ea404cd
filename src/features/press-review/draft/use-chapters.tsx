import { type ReactNode, useCallback, useEffect, useRef, useState } from 'react';
import * as edit from '#domain/press-review/edit-review.ts';
import { DEFAULT_CHAPTER_TITLE, type ReviewChapter } from '#domain/press-review/review.ts';
import { chapterLine, clipLine, dropClip, stepClip } from '#domain/press-review/review-lines.ts';
import { useToast } from '#src/ui/toast.tsx';
import { ToastButton } from '#src/ui/toast-button.tsx';
import { chapterStrings, clipStrings } from './strings.ts';
import type { OnEdit } from './types.ts';

/**
 * Focuses an element by its selector after the next render, because an element that moves to another list is created
 * again.
 * @param options `select`: also selects the text of the field, so that typing replaces it
 */
function useFocusAfterNextRender(): (selector: string, options?: { select: boolean }) => void {
  const pending = useRef<{ selector: string; select: boolean } | null>(null);
  useEffect(() => {
    if (pending.current === null) return;
    const { selector, select } = pending.current;
    const element = document.querySelector<HTMLElement>(selector);
    pending.current = null;
    element?.focus();
    if (select && element instanceof HTMLInputElement) element.select();
  });
  return useCallback((selector: string, { select } = { select: false }) => {
    pending.current = { selector, select };
  }, []);
}

type Contents = edit.ReviewContents;
type UndoableRemoval = {
  message: string;
  restored: string;
  revert: (contents: Contents) => Contents;
  focus: string;
};

const takeFocus = (element: HTMLElement | null) => element?.focus();

/** Selector of a focusable part of the row with this ID. */
const partSelector = (line: string, action: string) => `#${line} [data-action=${action}]`;

export type ChapterActions = ReturnType<typeof useChapters>['actions'];

/** Actions on chapters and clips, with announcements, focus and undo of removals. */
export function useChapters(contents: Contents, onEdit: OnEdit, nameOf: (clip: number) => string) {
  const { toast, say } = useToast();
  const [announcement, announce] = useState<ReactNode>('');
  const focusLater = useFocusAfterNextRender();

  function offerUndo({ message, restored, revert, focus }: UndoableRemoval, byKey: boolean) {
    const undo = () => {
      focusLater(focus);
      onEdit(revert);
      say(restored);
    };
    say(
      <>
        {message}
        <ToastButton ref={byKey ? takeFocus : undefined} onClick={undo}>
          {clipStrings.undo}
        </ToastButton>
      </>,
    );
  }

  /** Moves a clip, announces its new place and focuses it. */
  function move(id: number, change: (contents: Contents) => Contents, action: string) {
    const next = change(contents);
    const place = edit.positionOf(next, id);
    if (next === contents || !place) return;
    focusLater(partSelector(clipLine(id), action));
    onEdit(change);
    const { chapter, index } = place;
    announce(
      clipStrings.moved(
        nameOf(id),
        index + 1,
        chapter.clips.length,
        chapter.title || chapterStrings.untitled,
      ),
    );
  }

  const actions = {
    onNote: (id: number, note: string) =>
      onEdit((current) => edit.setClipNote(current, id, note), `note-${id}`),
    onStep: (id: number, step: -1 | 1, action: string) =>
      move(id, (current) => stepClip(current, id, step), action),
    onDrop: (id: number, over: string) => move(id, (current) => dropClip(current, id, over), 'drag'),
    onMoveTo: (id: number, { id: chapter, clips }: ReviewChapter) =>
      move(id, (current) => edit.moveClip(current, id, { chapter, at: clips.length }), 'more'),
    onRemove(id: number, byKey: boolean) {
      const place = edit.positionOf(contents, id);
      const clip = place?.chapter.clips[place.index];
      if (!clip) return;
      onEdit((current) => edit.removeClip(current, id));
      const removed = { clip, chapter: place.chapter.id, index: place.index };
      const fallback = { id: place.chapter.id, title: place.chapter.title || DEFAULT_CHAPTER_TITLE };
      const revert = (current: Contents) => edit.restoreClip(current, removed, fallback);
      const { removed: message, restored } = clipStrings;
      offerUndo({ message, restored, revert, focus: partSelector(clipLine(id), 'more') }, byKey);
    },
    onRename: (id: string, title: string) =>
      onEdit((current) => edit.renameChapter(current, id, title), `chapter-${id}`),
    onMoveChapter({ id, title }: ReviewChapter, step: -1 | 1, action: string) {
      const next = edit.moveChapter(contents, id, step);
      if (next === contents) return;
      focusLater(partSelector(chapterLine(id), action));
      onEdit((current) => edit.moveChapter(current, id, step));
      const index = next.chapters.findIndex((chapter) => chapter.id === id);
      announce(chapterStrings.moved(title || chapterStrings.untitled, index + 1, next.chapters.length));
    },
    onRemoveChapter(chapter: ReviewChapter, byKey: boolean) {
      const index = contents.chapters.indexOf(chapter);
      onEdit((current) => edit.removeChapter(current, chapter.id));
      const isAlone = contents.chapters.length === 1 && chapter.clips.length > 0;
      const revert = (current: Contents) => edit.restoreChapter(current, { chapter, index });
      const message = isAlone ? chapterStrings.removedAlone : chapterStrings.removed;
      const focus = partSelector(chapterLine(chapter.id), 'title');
      offerUndo({ message, restored: chapterStrings.restored, revert, focus }, byKey);
    },
    onAdd() {
      const chapter = { id: crypto.randomUUID(), title: chapterStrings.newTitle };
      focusLater(partSelector(chapterLine(chapter.id), 'title'), { select: true });
      onEdit((current) => edit.addChapter(current, chapter));
    },
  };
  return { actions, toast, announcement };
}
