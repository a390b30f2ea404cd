let sending: Promise<unknown> = Promise.resolve();

/**
 * Remembers the sending of the reader's last consent answer, to the server or the outbox, for those who wait for it
 * with `whenConsentSent`.
 */
export function trackConsentSending<Value>(promise: Promise<Value>): Promise<Value> {
  sending = promise;
  return promise;
}

/**
 * Resolves when sending the last consent answer has succeeded or failed. The code that reloads the page waits for it,
 * but only some seconds.
 */
export const whenConsentSent = (): Promise<unknown> => sending.catch(() => undefined);
