/** What a slow phone does in less than a frame or two: the reader's touch is answered in between. */
const SLICE_MS = 12;

type Scheduler = { yield?: () => Promise<void> };

/** Lets the browser answer and paint. */
export function breathe(): Promise<void> {
  const { scheduler } = globalThis as { scheduler?: Scheduler };
  return scheduler?.yield?.() ?? new Promise((resolve) => setTimeout(resolve));
}

/** As `map`, a slice at a time. */
export async function mapInSlices<In, Out>(
  items: readonly In[],
  work: (item: In, at: number) => Out,
  rest: () => Promise<void> = breathe,
): Promise<Out[]> {
  const done: Out[] = [];
  let until = performance.now() + SLICE_MS;
  for (const [at, item] of items.entries()) {
    done.push(work(item, at));
    if (performance.now() < until) continue;
    await rest();
    until = performance.now() + SLICE_MS;
  }
  return done;
}
