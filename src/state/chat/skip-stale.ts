/**
 * Shows a list that is saved on the device. While a local change is still being written, the device's reports are older
 * than what is shown, and are skipped.
 */
export function skipStale<List>(show: (list: List) => void) {
  let underway = 0;
  const tell = (list: List): void => {
    if (underway === 0) show(list);
  };
  return {
    /** Takes a report of the device. */
    tell,
    /**
     * Writes a change, and shows the device's list once the last change has been written. @throws what `write` throws
     */
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
