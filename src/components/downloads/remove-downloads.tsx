import { useEffect, useRef } from 'react';
import type { Download } from '#src/state/downloads/downloads.ts';
import {
  ANEW_MS,
  deleteSoon,
  removeAnew,
  removeWithUndo,
  undoRemoval,
} from '#src/state/downloads/remove-with-undo.ts';
import { ToastButton } from '#src/ui/toast-button.tsx';
import { announce } from './announce.ts';
import { saidStrings as strings } from './strings.ts';
import { undoneWords } from './undone-words.ts';

type Rows = readonly Download[];

type Removal = {
  words: string;
  /** Without a pointer: what has the focus matters. */
  byKey?: boolean;
  /** What is changed with them, when they are removed, and back, before that is undone; false where it is refused. */
  also?: { change: () => Promise<boolean>; changeBack: () => Promise<boolean> };
  /** Called when it was undone. */
  onUndone?: (() => void) | undefined;
  /** Called when they are gone for good. */
  onGone?: (() => void) | undefined;
};

let removals = 0;

/** Removes issues; for as long as it is said that can be undone. False where the device refused. OFF-03 */
export async function removeDownloads(rows: Rows, removal: Removal): Promise<boolean> {
  const done = (await removeWithUndo(rows)) && ((await removal.also?.change()) ?? true);
  if (!done) await undoRemoval(rows);
  removals += 1;
  // What is said of another removal begins anew, with a time and an undoing of its own.
  announce(done ? <Removed key={removals} rows={rows} {...removal} /> : strings.refused);
  return done;
}

function Removed({ rows, words, byKey = false, also, onUndone, onGone }: Removal & { rows: Rows }) {
  const undone = useStillRemoved(rows, onGone);
  async function undo() {
    undone.current = true;
    const again = also && !(await also.changeBack()) ? null : await undoRemoval(rows);
    announce(again ? undoneWords(rows.length, again) : strings.refused);
    if (again) onUndone?.();
  }
  return (
    <>
      {words}
      <ToastButton ref={byKey ? takeFocus : undefined} onClick={() => void undo()}>
        {strings.undo}
      </ToastButton>
    </>
  );
}

const takeFocus = (element: HTMLElement | null) => element?.focus();

/** What can be undone on the screen can be undone in truth; afterwards the worker is told that it may let go. */
function useStillRemoved(rows: Rows, onGone: (() => void) | undefined) {
  const undone = useRef(false);
  const afterwards = useRef(onGone);
  useEffect(() => {
    const anew = setInterval(() => {
      if (!undone.current) void removeAnew(rows);
    }, ANEW_MS);
    return () => {
      clearInterval(anew);
      if (!undone.current) deleteSoon(afterwards.current);
    };
  }, [rows]);
  return undone;
}
