import { useEffect, useState } from 'react';
import { flushSync } from 'react-dom';
import { createRenderBatches } from './render-in-batches.ts';

/** Forces the layout in the same task that changed the page, so that the next frame only has to paint. */
export const forceLayout = () => void document.body.offsetHeight;

const FRAME_DEPS = {
  nextFrame: (callback: () => void) => requestAnimationFrame(callback),
  // A task scheduled within a frame runs after it.
  afterFrame: (callback: () => void) => setTimeout(callback),
  clock: () => performance.now(),
  batch: (render: () => void) => {
    flushSync(render);
    forceLayout();
  },
};

/** Separate queues for rendering cells and for marking selected rows, because each measures its own cost. */
const cellBatches = createRenderBatches(FRAME_DEPS);
const selectionBatches = createRenderBatches(FRAME_DEPS);
/** Queue for parts of a form, one per batch, because each takes a frame. */
const partBatches = createRenderBatches(FRAME_DEPS, 1);

/** Whether a row may render its cells already. `isImmediate`: the focused row does not wait for a batch. */
export function useMayRenderCells(isImmediate: boolean): boolean {
  return useMayRender(cellBatches) || isImmediate;
}

/** Whether a part of a form may render: all parts in one frame would delay a slow device. */
export const useMayRenderPart = (): boolean => useMayRender(partBatches);

function useMayRender(batches: ReturnType<typeof createRenderBatches>): boolean {
  const [mayRender, setGiven] = useState(false);
  useEffect(() => batches.enqueue(() => setGiven(true)), [batches]);
  return mayRender;
}

/**
 * Whether a row is shown as selected; batched, because all rows may be selected at the same time.
 * `isImmediate`: the focused row does not wait for a batch.
 */
export function useBatchedSelection(selected: boolean, isImmediate: boolean): boolean {
  const [shown, setMarked] = useState(selected);
  useEffect(() => {
    if (shown === selected) return;
    if (isImmediate) setMarked(selected);
    else return selectionBatches.enqueue(() => setMarked(selected));
  }, [shown, selected, isImmediate]);
  return isImmediate ? selected : shown;
}
