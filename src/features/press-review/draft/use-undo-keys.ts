import { useEffect } from 'react';
import type { DraftStore } from '#src/state/press-review/draft-store.ts';

/** While something is typed, the browser takes back letters. */
const isTyping = (target: EventTarget | null) =>
  target instanceof Element &&
  target.closest('input:not([type=checkbox]), textarea, select, dialog') !== null;

/** What is wanted by a press of keys. */
function wantedBy({ key, ctrlKey, metaKey, altKey, shiftKey }: KeyboardEvent): 'undo' | 'redo' | null {
  if (!(ctrlKey || metaKey) || altKey) return null;
  const letter = key.toLowerCase();
  if (letter === 'y') return 'redo';
  if (letter !== 'z') return null;
  return shiftKey ? 'redo' : 'undo';
}

/** Ctrl+Z, Ctrl+Y and Ctrl+Shift+Z, as everywhere else. */
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
