/** How long a call counts as overdue: the empty page sends its requests within a moment. */
const MAX_AGE_MS = 5000;

/**
 * Calls of a page whose HTML timed out. The empty page that is shown instead requests them next, and its
 * reader has waited long enough already: they are answered from the device at once, each of them once.
 */
export function createTimedOutCalls() {
  const since = new Map<string, number>();
  return {
    add(addresses: readonly string[]): void {
      for (const address of addresses) since.set(address, Date.now());
    },
    takeIfOverdue(address: string): boolean {
      const addedAt = since.get(address);
      since.delete(address);
      return addedAt !== undefined && Date.now() - addedAt < MAX_AGE_MS;
    },
  };
}

export const timedOutCalls = createTimedOutCalls();
