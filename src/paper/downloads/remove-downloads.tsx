import { useEffect, useRef } from 'react';
import type { Download } from '#src/state/downloads.ts';
import { ANEW_MS, letGoSoon, takeBack, throwAway, throwAwayAnew } from '#src/state/throw-away.ts';
import { ToastButton } from '#src/ui/toast-button.tsx';
import { announce } from './announce.ts';
import { saidStrings as strings } from './strings.ts';
import { takenBackWords } from './taken-back-words.ts';

type Rows = readonly Download[];

type Removal = {
  words: string;
  /** Without a pointer: what has the focus matters. */
  byKey?: boolean;
  /** What is changed with them, when they are thrown away, and back, before they are taken back; false where it is refused. */
  also?: { change: () => Promise<boolean>; changeBack: () => Promise<boolean> };
  /** Called when they were taken back. */
  onUndone?: (() => void) | undefined;
  /** Called when they are gone for good. */
  onGone?: (() => void) | undefined;
};

let removals = 0;

/** Throws issues away; for as long as it is said they can be taken back. False where the device refused. OFF-03 */
export async function removeDownloads(rows: Rows, removal: Removal): Promise<boolean> {
  const done = (await throwAway(rows)) && ((await removal.also?.change()) ?? true);
  if (!done) await takeBack(rows);
  removals += 1;
  // What is said of another removal begins anew, with a time and an undoing of its own.
  announce(done ? <Removed key={removals} rows={rows} {...removal} /> : strings.refused);
  return done;
}

function Removed({ rows, words, byKey = false, also, onUndone, onGone }: Removal & { rows: Rows }) {
  const undone = useStillThrownAway(rows, onGone);
  async function undo() {
    undone.current = true;
    const again = also && !(await also.changeBack()) ? null : await takeBack(rows);
    announce(again ? takenBackWords(rows.length, again) : strings.refused);
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
function useStillThrownAway(rows: Rows, onGone: (() => void) | undefined) {
  const undone = useRef(false);
  const afterwards = useRef(onGone);
  useEffect(() => {
    const anew = setInterval(() => {
      if (!undone.current) void throwAwayAnew(rows);
    }, ANEW_MS);
    return () => {
      clearInterval(anew);
      if (!undone.current) letGoSoon(afterwards.current);
    };
  }, [rows]);
  return undone;
}
