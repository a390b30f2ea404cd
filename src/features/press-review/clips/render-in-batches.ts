/** How many rows have their turn in a frame: at first, and at most. */
const AT_FIRST = 2;
const AT_MOST = 4;
/** So long rows and the frame that shows them may take, and the reader's touch is still answered at once. */
const SHOWN_MS = 18;

type Deps = {
  nextFrame: (work: () => void) => unknown;
  /** When the frame that is being made has been shown, in a task of its own. */
  afterFrame: (work: () => void) => unknown;
  clock: () => number;
  /** Has what is done in it rendered at once. */
  batch: (work: () => void) => void;
};

/**
 * Rows have their turn a few in a frame, as many as the device can do in one: a screenful at once would hold up scrolling
 * and typing. They are made between two frames, because scrolling itself has its work in them. What they cost is learnt
 * from those before.
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
    // A single frame that was quick says little.
    atOnce = Math.max(1, Math.min(fit, atOnce + 1, most));
  }

  /** Calls with the time that the next frame took. */
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
    /** Does the work when it is its turn. @returns what gives the turn up */
    take(work: () => void): () => void {
      waiting.add(work);
      if (!going) whenShown(give);
      going = true;
      return () => void waiting.delete(work);
    },
  };
}
