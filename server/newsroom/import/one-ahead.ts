/**
 * Makes something of each thing, in order: that of the next one while the caller works with what it was given. Whoever
 * leaves the loop early waits for what was begun.
 */
export async function* oneAhead<Thing extends object, Made>(
  things: readonly Thing[],
  make: (thing: Thing) => Promise<Made>,
): AsyncGenerator<Made, void, undefined> {
  const begin = (thing: Thing | undefined) => {
    const begun = thing && make(thing);
    // Told to the caller when its turn comes, if that comes.
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
