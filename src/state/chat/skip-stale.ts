/**
 * Shows a list that lies on the device: what it tells while something that was changed here has not reached it yet is older
 * than what is shown, and is passed over.
 */
export function skipStale<List>(show: (list: List) => void) {
  let underway = 0;
  const tell = (list: List): void => {
    if (underway === 0) show(list);
  };
  return {
    /** What the device has told. */
    tell,
    /** Writes a change, and shows what the device has once the last of them has reached it. @throws what `write` throws */
    async during(write: () => Promise<void>, read: () => Promise<List>): Promise<void> {
      underway += 1;
      try {
        await write();
      } finally {
        underway -= 1;
      }
      if (underway === 0) tell(await read());
    },
  };
}
