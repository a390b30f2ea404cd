/** The page that is meant asks within a moment. */
const STAYS_MS = 5000;

/**
 * Calls of a page whose HTML was waited for in vain: the empty page that came in its place asks for them next, and its
 * reader has waited long enough already. Each is overdue once.
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
