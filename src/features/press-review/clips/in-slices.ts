/** Time that a slow phone spends on work between inputs: less than one or two frames. */
const SLICE_MS = 12;

type Scheduler = { yield?: () => Promise<void> };

/** Yields to the browser, so that it can handle input and paint. */
export function breathe(): Promise<void> {
  const { scheduler } = globalThis as { scheduler?: Scheduler };
  return scheduler?.yield?.() ?? new Promise((resolve) => setTimeout(resolve));
}

/** Like `map`, but in slices, with a pause between them. */
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
