/** Number of rows in the first batch, and the limit for all batches. */
const FIRST_BATCH_ROWS = 2;
const MAX_BATCH_ROWS = 4;
/** Time in which a batch is to be rendered and painted, so that input is still handled promptly. */
const MAX_BATCH_MS = 18;

type Deps = {
  nextFrame: (callback: () => void) => unknown;
  /** Runs the work in a task of its own, after the current frame has been painted. */
  afterFrame: (callback: () => void) => unknown;
  clock: () => number;
  /** Renders the updates made in it synchronously. */
  batch: (render: () => void) => void;
};

/**
 * Renders rows in batches, as many per frame as the device can manage: a screenful in one frame would delay
 * scrolling and typing. Batches run between two frames, because scrolling needs the time within them. The
 * size of a batch depends on how long the previous one took.
 */
export function createRenderBatches({ nextFrame, afterFrame, clock, batch }: Deps, maxRows = MAX_BATCH_ROWS) {
  const waiting = new Set<() => void>();
  let batchSize = Math.min(FIRST_BATCH_ROWS, maxRows);
  let isScheduled = false;

  function takeBatch(): (() => void)[] {
    const rows = [...waiting].slice(0, batchSize);
    for (const renderRow of rows) waiting.delete(renderRow);
    return rows;
  }

  function adjustBatchSize(tookMs: number, rows: number) {
    const fittingRows = Math.floor((MAX_BATCH_MS * rows) / Math.max(tookMs, 1));
    // The size grows by at most one, because a single quick batch may be chance.
    batchSize = Math.max(1, Math.min(fittingRows, batchSize + 1, maxRows));
  }

  /** Calls back after the next frame, with its duration in milliseconds. */
  const afterNextFrame = (callback: (took: number) => void) =>
    nextFrame(() => {
      const startedAt = clock();
      afterFrame(() => callback(clock() - startedAt));
    });

  function runBatch() {
    const startedAt = clock();
    const rows = takeBatch();
    batch(() => {
      for (const renderRow of rows) renderRow();
    });
    const renderMs = clock() - startedAt;
    afterNextFrame((frameMs) => {
      if (rows.length > 0) adjustBatchSize(renderMs + frameMs, rows.length);
      isScheduled = waiting.size > 0;
      if (isScheduled) runBatch();
    });
  }

  return {
    /** Queues the work for a batch. @returns a function that removes it from the queue */
    enqueue(renderRow: () => void): () => void {
      waiting.add(renderRow);
      if (!isScheduled) afterNextFrame(runBatch);
      isScheduled = true;
      return () => void waiting.delete(renderRow);
    },
  };
}
