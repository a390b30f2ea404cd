/** The page in question sends its requests within a moment. */
const STAYS_MS = 5000;

/**
 * Calls of a page whose HTML timed out. The empty page that is shown instead requests them next, and its reader has
 * waited long enough already. Each call is overdue once.
 */
export function createTimedOutCalls() {
  const since = new Map<string, number>();
  return {
    add(addresses: readonly string[]): void {
      for (const address of addresses) since.set(address, Date.now());
    },
    take(address: string): boolean {
      const at = since.get(address);
      since.delete(address);
      return at !== undefined && Date.now() - at < STAYS_MS;
    },
  };
}

export const timedOutCalls = createTimedOutCalls();
