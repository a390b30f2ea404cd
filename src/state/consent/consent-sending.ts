let sending: Promise<unknown> = Promise.resolve();

/**
 * Remembers the sending of the reader's last consent answer, to the server or the outbox, until it succeeds
 * or fails.
 */
export function trackConsentSending<Value>(promise: Promise<Value>): Promise<Value> {
  sending = promise;
  return promise;
}

/**
 * Resolves when sending the last consent answer has succeeded or failed; code that ends the page waits for
 * it.
 */
export const whenConsentSent = (): Promise<unknown> => sending.catch(() => undefined);
