/** Number of rows rendered per frame: at first, and at most. */
const AT_FIRST = 2;
const AT_MOST = 4;
/** Time for rendering rows and showing them at which input is still answered promptly. */
const SHOWN_MS = 18;

type Deps = {
  nextFrame: (work: () => void) => unknown;
  /** Runs the work in a task of its own, after the current frame has been shown. */
  afterFrame: (work: () => void) => unknown;
  clock: () => number;
  /** Renders the updates made in it synchronously. */
  batch: (work: () => void) => void;
};

/**
 * Renders rows in batches, as many per frame as the device can manage: a screenful in one frame would delay scrolling
 * and typing. Batches run between two frames, because scrolling needs the time within them. The size of a batch follows
 * from the cost of those before.
 */
export function createRenderBatches({ nextFrame, afterFrame, clock, batch }: Deps, most = AT_MOST) {
  const waiting = new Set<() => void>();
  let atOnce = Math.min(AT_FIRST, most);
  let going = false;

  function takeSome(): (() => void)[] {
    const some = [...waiting].slice(0, atOnce);
    for (const work of some) waiting.delete(work);
    return some;
  }

  function learn(took: number, rows: number) {
    const fit = Math.floor((SHOWN_MS * rows) / Math.max(took, 1));
    // The batch grows by one at most, because one quick frame proves little.
    atOnce = Math.max(1, Math.min(fit, atOnce + 1, most));
  }

  /** Calls back with the duration of the next frame. */
  const whenShown = (work: (took: number) => void) =>
    nextFrame(() => {
      const began = clock();
      afterFrame(() => work(clock() - began));
    });

  function give() {
    const began = clock();
    const some = takeSome();
    batch(() => {
      for (const work of some) work();
    });
    const made = clock() - began;
    whenShown((shown) => {
      if (some.length > 0) learn(made + shown, some.length);
      going = waiting.size > 0;
      if (going) give();
    });
  }

  return {
    /** Queues the work for a batch. @returns a function that removes it from the queue */
    take(work: () => void): () => void {
      waiting.add(work);
      if (!going) whenShown(give);
      going = true;
      return () => void waiting.delete(work);
    },
  };
}
