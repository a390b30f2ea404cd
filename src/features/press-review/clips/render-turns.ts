import { useEffect, useState } from 'react';
import { flushSync } from 'react-dom';
import { createRenderBatches } from './render-in-batches.ts';

/** Forces layout in the task that changed the page, so that its frame only has to paint. */
export const layOut = () => void document.body.offsetHeight;

const FRAME_DEPS = {
  nextFrame: (work: () => void) => requestAnimationFrame(work),
  // A task scheduled within a frame runs after it.
  afterFrame: (work: () => void) => setTimeout(work),
  clock: () => performance.now(),
  batch: (work: () => void) => {
    flushSync(work);
    layOut();
  },
};

/** Separate queues, because each measures the cost of its own kind of work. */
const fills = createRenderBatches(FRAME_DEPS);
const marks = createRenderBatches(FRAME_DEPS);
/** Queue for parts that are too expensive to share a frame. */
const parts = createRenderBatches(FRAME_DEPS, 1);

/** Whether a row may render its cells. The focused row may immediately. */
export function useStaggered(atOnce: boolean): boolean {
  return useTurnOf(fills) || atOnce;
}

/** Whether a part of a form may render: all parts in one frame would delay a slow device. */
export const useStaggeredPart = (): boolean => useTurnOf(parts);

function useTurnOf(turns: ReturnType<typeof createRenderBatches>): boolean {
  const [given, setGiven] = useState(false);
  useEffect(() => turns.take(() => setGiven(true)), [turns]);
  return given;
}

/**
 * Whether a row is shown as selected; batched, because all rows may be selected at the same time. The pressed row does
 * not wait.
 */
export function useMarked(selected: boolean, atOnce: boolean): boolean {
  const [marked, setMarked] = useState(selected);
  useEffect(() => {
    if (marked === selected) return;
    if (atOnce) setMarked(selected);
    else return marks.take(() => setMarked(selected));
  }, [marked, selected, atOnce]);
  return atOnce ? selected : marked;
}
