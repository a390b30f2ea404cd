let sending: Promise<unknown> = Promise.resolve();

/** Remembers the pending send of the last answer, to the server or the outbox, until it is settled. */
export function noteProof<Sent>(sent: Promise<Sent>): Promise<Sent> {
  sending = sent;
  return sent;
}

/** Resolves when sending the last answer has succeeded or failed; code that ends the page waits for it. */
export const proofSettled = (): Promise<unknown> => sending.catch(() => undefined);
