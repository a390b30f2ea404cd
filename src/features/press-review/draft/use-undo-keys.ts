import { useEffect } from 'react';
import type { DraftStore } from '#src/state/press-review/draft-store.ts';

/** In a text field the browser's own undo applies. */
const isTyping = (target: EventTarget | null) =>
  target instanceof Element &&
  target.closest('input:not([type=checkbox]), textarea, select, dialog') !== null;

/** Whether the keys mean undo or redo. */
function wantedBy({ key, ctrlKey, metaKey, altKey, shiftKey }: KeyboardEvent): 'undo' | 'redo' | null {
  if (!(ctrlKey || metaKey) || altKey) return null;
  const letter = key.toLowerCase();
  if (letter === 'y') return 'redo';
  if (letter !== 'z') return null;
  return shiftKey ? 'redo' : 'undo';
}

/** Ctrl+Z, Ctrl+Y and Ctrl+Shift+Z, as in other programs. */
export function useUndoKeys(store: DraftStore): void {
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      const wanted = wantedBy(event);
      if (!wanted || isTyping(event.target)) return;
      event.preventDefault();
      store[wanted]();
    };
    document.addEventListener('keydown', onKeyDown);
    return () => document.removeEventListener('keydown', onKeyDown);
  }, [store]);
}
