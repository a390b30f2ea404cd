import { useEffect, useState } from 'react';
import { flushSync } from 'react-dom';
import { createRenderBatches } from './render-in-batches.ts';

/** Lays the page out in the task that has changed it: the frame that shows it has only to paint. */
export const layOut = () => void document.body.offsetHeight;

const FRAME_DEPS = {
  nextFrame: (work: () => void) => requestAnimationFrame(work),
  // A task that is asked for in a frame comes after it.
  afterFrame: (work: () => void) => setTimeout(work),
  clock: () => performance.now(),
  batch: (work: () => void) => {
    flushSync(work);
    layOut();
  },
};

/** Each learns what its own kind of turn costs. */
const fills = createRenderBatches(FRAME_DEPS);
const marks = createRenderBatches(FRAME_DEPS);
/** Of what is too much for a frame together with another. */
const parts = createRenderBatches(FRAME_DEPS, 1);

/** Whether a row is to be filled yet. One that has the focus is at once. */
export function useStaggered(atOnce: boolean): boolean {
  return useTurnOf(fills) || atOnce;
}

/** Whether a part of a form is to be there yet: all of them at once would hold up a slow device. */
export const useStaggeredPart = (): boolean => useTurnOf(parts);

function useTurnOf(turns: ReturnType<typeof createRenderBatches>): boolean {
  const [given, setGiven] = useState(false);
  useEffect(() => turns.take(() => setGiven(true)), [turns]);
  return given;
}

/** Whether a row shows that it is selected: all of them may be at once. The one that was pressed does not wait. */
export function useMarked(selected: boolean, atOnce: boolean): boolean {
  const [marked, setMarked] = useState(selected);
  useEffect(() => {
    if (marked === selected) return;
    if (atOnce) setMarked(selected);
    else return marks.take(() => setMarked(selected));
  }, [marked, selected, atOnce]);
  return atOnce ? selected : marked;
}
