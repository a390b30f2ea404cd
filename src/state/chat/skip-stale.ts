/**
 * Shows a list that is saved on the device. While a local change is still being written, the device's reports are older
 * than what is shown, and are skipped.
 */
export function skipStale<List>(show: (list: List) => void) {
  let pendingWrites = 0;
  const receive = (list: List): void => {
    if (pendingWrites === 0) show(list);
  };
  return {
    /** Shows a list that the device reports, unless a change is being written. */
    tell: receive,
    /**
     * Writes a change, and shows the device's list once the last change has been written. @throws what `write` throws
     */
    async whileWriting(write: () => Promise<void>, read: () => Promise<List>): Promise<void> {
      pendingWrites += 1;
      try {
        await write();
      } finally {
        pendingWrites -= 1;
      }
      if (pendingWrites === 0) receive(await read());
    },
  };
}
