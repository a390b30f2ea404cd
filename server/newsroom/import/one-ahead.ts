/**
 * Maps items in order, and starts with the next one while the caller works with the current result. If the
 * caller leaves the loop early, it waits for the result that was started.
 */
export async function* mapOneAhead<Item extends object, Result>(
  items: readonly Item[],
  map: (thing: Item) => Promise<Result>,
): AsyncGenerator<Result, void, undefined> {
  const start = (item: Item | undefined) => {
    const started = item && map(item);
    // The error is thrown when this result is due; until then it must not count as an unhandled rejection.
    started?.catch(() => undefined);
    return started;
  };
  let next = start(items[0]);
  try {
    for (let index = 1; next; index += 1) {
      const result = await next;
      next = start(items[index]);
      yield result;
    }
  } finally {
    await next?.catch(() => undefined);
  }
}
