import { useEffect } from 'react';
import type { DraftStore } from '#src/state/press-review/draft-store.ts';

/** Whether the focus is in a field, where the browser's own undo applies, or in a dialog above the draft. */
const isInFieldOrDialog = (target: EventTarget | null) =>
  target instanceof Element &&
  target.closest('input:not([type=checkbox]), textarea, select, dialog') !== null;

/** The action for which the keys stand; null if they stand for none. */
function actionOf({ key, ctrlKey, metaKey, altKey, shiftKey }: KeyboardEvent): 'undo' | 'redo' | null {
  if (!(ctrlKey || metaKey) || altKey) return null;
  const letter = key.toLowerCase();
  if (letter === 'y') return 'redo';
  if (letter !== 'z') return null;
  return shiftKey ? 'redo' : 'undo';
}

/** Undo by Ctrl+Z, redo by Ctrl+Y and Ctrl+Shift+Z; on macOS with the Command key. */
export function useUndoKeys(store: DraftStore): void {
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      const action = actionOf(event);
      if (!action || isInFieldOrDialog(event.target)) return;
      event.preventDefault();
      store[action]();
    };
    document.addEventListener('keydown', onKeyDown);
    return () => document.removeEventListener('keydown', onKeyDown);
  }, [store]);
}
