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
import { announcementStrings as strings } from './strings.ts';
import { undoneWords } from './undone-words.ts';

type Rows = readonly Download[];

type Removal = {
  message: string;
  /** Whether the action came from the keyboard: then the undo button takes the focus. */
  byKey?: boolean;
  /** A change that goes with the removal, and its reversal before the removal is undone; false if it is refused. */
  also?: { change: () => Promise<boolean>; changeBack: () => Promise<boolean> };
  /** Called after the removal was undone. */
  onUndone?: (() => void) | undefined;
  /** Called when the removal can no longer be undone and the worker was told to delete the issues. */
  onDone?: (() => void) | undefined;
};

let removalCount = 0;

/** Removes issues; it can be undone while the toast is shown. False if the device refused. OFF-03 */
export async function removeDownloads(rows: Rows, removal: Removal): Promise<boolean> {
  const done = (await removeWithUndo(rows)) && ((await removal.also?.change()) ?? true);
  if (!done) await undoRemoval(rows);
  removalCount += 1;
  // A new key gives each removal a toast with its own time and undo button.
  announce(done ? <RemovedToast key={removalCount} rows={rows} {...removal} /> : strings.refused);
  return done;
}

function RemovedToast({ rows, message, byKey = false, also, onUndone, onDone }: Removal & { rows: Rows }) {
  const isUndone = useRenewedRemoval(rows, onDone);
  async function undo() {
    isUndone.current = true;
    const downloadedAgain = also && !(await also.changeBack()) ? null : await undoRemoval(rows);
    announce(downloadedAgain ? undoneWords(rows.length, downloadedAgain) : strings.refused);
    if (downloadedAgain) onUndone?.();
  }
  return (
    <>
      {message}
      <ToastButton ref={byKey ? takeFocus : undefined} onClick={() => void undo()}>
        {strings.undo}
      </ToastButton>
    </>
  );
}

const takeFocus = (element: HTMLElement | null) => element?.focus();

/** Keeps the files as long as the undo button is shown; afterwards the worker is told to delete them. */
function useRenewedRemoval(rows: Rows, onGone: (() => void) | undefined) {
  const isUndone = useRef(false);
  const onDoneRef = useRef(onGone);
  useEffect(() => {
    const timer = setInterval(() => {
      if (!isUndone.current) void renewRemoval(rows);
    }, RENEW_MS);
    return () => {
      clearInterval(timer);
      if (!isUndone.current) deleteSoon(onDoneRef.current);
    };
  }, [rows]);
  return isUndone;
}
