import { type ReactNode, useCallback, useEffect, useRef, useState } from 'react';
import * as edit from '#domain/press-review/edit-review.ts';
import { FIRST_CHAPTER, type ReviewChapter } from '#domain/press-review/review.ts';
import { chapterLine, clipLine, dropClip, stepClip } from '#domain/press-review/review-lines.ts';
import { useToast } from '#src/ui/toast.tsx';
import { ToastButton } from '#src/ui/toast-button.tsx';
import { chapterStrings, clipStrings } from './strings.ts';
import type { OnEdit } from './types.ts';

/**
 * Focuses an element by its selector after the next render, because an element that moves to another list is created
 * again.
 * @param how `select`: also selects the text of the field, so that typing replaces it
 */
function useFocusLater(): (selector: string, how?: { select: boolean }) => void {
  const wanted = useRef<{ selector: string; select: boolean } | null>(null);
  useEffect(() => {
    if (wanted.current === null) return;
    const { selector, select } = wanted.current;
    const element = document.querySelector<HTMLElement>(selector);
    wanted.current = null;
    element?.focus();
    if (select && element instanceof HTMLInputElement) element.select();
  });
  return useCallback((selector: string, { select } = { select: false }) => {
    wanted.current = { selector, select };
  }, []);
}

type Contents = edit.ReviewContents;
type Removal = { said: string; restored: string; back: (contents: Contents) => Contents; focus: string };

const takeFocus = (element: HTMLElement | null) => element?.focus();

/** Selector of a focusable part of a line. */
const part = (line: string, action: string) => `#${line} [data-action=${action}]`;

export type ChapterActions = ReturnType<typeof useChapters>['actions'];

/** Actions on chapters and clips, with announcements, focus and undo of removals. */
export function useChapters(contents: Contents, onEdit: OnEdit, nameOf: (clip: number) => string) {
  const { toast, say } = useToast();
  const [told, tell] = useState<ReactNode>('');
  const focusLater = useFocusLater();

  function offer({ said, restored, back, focus }: Removal, byKey: boolean) {
    const undo = () => {
      focusLater(focus);
      onEdit(back);
      say(restored);
    };
    say(
      <>
        {said}
        <ToastButton ref={byKey ? takeFocus : undefined} onClick={undo}>
          {clipStrings.undo}
        </ToastButton>
      </>,
    );
  }

  /** Moves a clip, announces its new place and focuses it. */
  function move(id: number, make: (contents: Contents) => Contents, action: string) {
    const next = make(contents);
    const place = edit.placeOf(next, id);
    if (next === contents || !place) return;
    focusLater(part(clipLine(id), action));
    onEdit(make);
    const { chapter, at } = place;
    tell(
      clipStrings.moved(nameOf(id), at + 1, chapter.clips.length, chapter.title || chapterStrings.untitled),
    );
  }

  const actions = {
    onNote: (id: number, note: string) => onEdit((now) => edit.noteClip(now, id, note), `note-${id}`),
    onStep: (id: number, by: -1 | 1, action: string) => move(id, (now) => stepClip(now, id, by), action),
    onDrop: (id: number, over: string) => move(id, (now) => dropClip(now, id, over), 'drag'),
    onMoveTo: (id: number, { id: chapter, clips }: ReviewChapter) =>
      move(id, (now) => edit.moveClip(now, id, { chapter, at: clips.length }), 'more'),
    onRemove(id: number, byKey: boolean) {
      const place = edit.placeOf(contents, id);
      const clip = place?.chapter.clips[place.at];
      if (!clip) return;
      onEdit((now) => edit.removeClip(now, id));
      const removed = { clip, chapter: place.chapter.id, at: place.at };
      const fallback = { id: place.chapter.id, title: place.chapter.title || FIRST_CHAPTER };
      const back = (now: Contents) => edit.restoreClip(now, removed, fallback);
      const { removed: said, restored } = clipStrings;
      offer({ said, restored, back, focus: part(clipLine(id), 'more') }, byKey);
    },
    onRename: (id: string, title: string) =>
      onEdit((now) => edit.renameChapter(now, id, title), `chapter-${id}`),
    onMoveChapter({ id, title }: ReviewChapter, by: -1 | 1, action: string) {
      const next = edit.moveChapter(contents, id, by);
      if (next === contents) return;
      focusLater(part(chapterLine(id), action));
      onEdit((now) => edit.moveChapter(now, id, by));
      const at = next.chapters.findIndex((chapter) => chapter.id === id);
      tell(chapterStrings.moved(title || chapterStrings.untitled, at + 1, next.chapters.length));
    },
    onRemoveChapter(chapter: ReviewChapter, byKey: boolean) {
      const at = contents.chapters.indexOf(chapter);
      onEdit((now) => edit.removeChapter(now, chapter.id));
      const isAlone = contents.chapters.length === 1 && chapter.clips.length > 0;
      const back = (now: Contents) => edit.restoreChapter(now, { chapter, at });
      const said = isAlone ? chapterStrings.removedAlone : chapterStrings.removed;
      const focus = part(chapterLine(chapter.id), 'title');
      offer({ said, restored: chapterStrings.restored, back, focus }, byKey);
    },
    onAdd() {
      const chapter = { id: crypto.randomUUID(), title: chapterStrings.fresh };
      focusLater(part(chapterLine(chapter.id), 'title'), { select: true });
      onEdit((now) => edit.addChapter(now, chapter));
    },
  };
  return { actions, toast, told };
}
