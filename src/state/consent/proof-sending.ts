let sending: Promise<unknown> = Promise.resolve();

/** What was answered last is on its way to the server, or to the outbox, until this is settled. */
export function noteProof<Sent>(sent: Promise<Sent>): Promise<Sent> {
  sending = sent;
  return sent;
}

/** Resolves when sending what was answered last was tried, whatever came of it: whoever ends the page waits for that. */
export const proofSettled = (): Promise<unknown> => sending.catch(() => undefined);
