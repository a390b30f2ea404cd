/** Time for which work runs before it yields; less than a frame at 60 Hz, so that input does not wait. */
const MAX_SLICE_MS = 12;

type Scheduler = { yield?: () => Promise<void> };

/** Yields to the browser, so that it can handle input and paint. */
export function yieldToBrowser(): Promise<void> {
  const { scheduler } = globalThis as { scheduler?: Scheduler };
  return scheduler?.yield?.() ?? new Promise((resolve) => setTimeout(resolve));
}

/** Like `map`, but asynchronous: yields to the browser whenever a slice of work has taken `MAX_SLICE_MS`. */
export async function mapInSlices<In, Out>(
  items: readonly In[],
  mapItem: (item: In, index: number) => Out,
  pause: () => Promise<void> = yieldToBrowser,
): Promise<Out[]> {
  const results: Out[] = [];
  let sliceEnd = performance.now() + MAX_SLICE_MS;
  for (const [index, item] of items.entries()) {
    results.push(mapItem(item, index));
    if (performance.now() < sliceEnd) continue;
    await pause();
    sliceEnd = performance.now() + MAX_SLICE_MS;
  }
  return results;
}
