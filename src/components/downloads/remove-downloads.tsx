import { useEffect, useRef } from 'react';
import type { Download } from '#src/state/downloads/downloads.ts';
import {
  deleteSoon,
  RENEW_MS,
  removeWithUndo,
  renewRemoval,
  undoRemoval,
} from '#src/state/downloads/remove-with-undo.ts';
import { ToastButton } from '#src/ui/toast-button.tsx';
import { announce } from './announce.ts';
import { saidStrings as strings } from './strings.ts';
import { undoneWords } from './undone-words.ts';

type Rows = readonly Download[];

type Removal = {
  words: string;
  /** Whether the action came from the keyboard: then the undo button takes the focus. */
  byKey?: boolean;
  /** A change that goes with the removal, and its reversal before the removal is undone; false if it is refused. */
  also?: { change: () => Promise<boolean>; changeBack: () => Promise<boolean> };
  /** Called after the removal was undone. */
  onUndone?: (() => void) | undefined;
  /** Called when the issues are removed for good. */
  onGone?: (() => void) | undefined;
};

let removals = 0;

/** Removes issues; it can be undone while the toast is shown. False if the device refused. OFF-03 */
export async function removeDownloads(rows: Rows, removal: Removal): Promise<boolean> {
  const done = (await removeWithUndo(rows)) && ((await removal.also?.change()) ?? true);
  if (!done) await undoRemoval(rows);
  removals += 1;
  // A new key gives each removal a toast with its own time and undo button.
  announce(done ? <Removed key={removals} rows={rows} {...removal} /> : strings.refused);
  return done;
}

function Removed({ rows, words, byKey = false, also, onUndone, onGone }: Removal & { rows: Rows }) {
  const undone = useRenewedRemoval(rows, onGone);
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

/** Keeps the files as long as the undo button is shown; afterwards the worker is told to delete them. */
function useRenewedRemoval(rows: Rows, onGone: (() => void) | undefined) {
  const undone = useRef(false);
  const afterwards = useRef(onGone);
  useEffect(() => {
    const anew = setInterval(() => {
      if (!undone.current) void renewRemoval(rows);
    }, RENEW_MS);
    return () => {
      clearInterval(anew);
      if (!undone.current) deleteSoon(afterwards.current);
    };
  }, [rows]);
  return undone;
}
