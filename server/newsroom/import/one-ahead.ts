/**
 * Prepares a result for each thing, in order, and the next one while the caller works with the current one. A caller
 * that leaves the loop early waits for the one being prepared.
 */
export async function* mapOneAhead<Thing extends object, Made>(
  things: readonly Thing[],
  make: (thing: Thing) => Promise<Made>,
): AsyncGenerator<Made, void, undefined> {
  const begin = (thing: Thing | undefined) => {
    const begun = thing && make(thing);
    // The caller gets the error when its turn comes, if it does.
    begun?.catch(() => undefined);
    return begun;
  };
  let next = begin(things[0]);
  try {
    for (let at = 1; next; at += 1) {
      const made = await next;
      next = begin(things[at]);
      yield made;
    }
  } finally {
    await next?.catch(() => undefined);
  }
}
