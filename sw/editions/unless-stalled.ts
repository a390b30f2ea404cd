/** The network sent nothing for so long that it counts as dead, or ended early. */
export class ConnectionBroken extends Error {}

const STALL_MS = 15_000;

/** The value of a promise, unless it takes too long. @throws ConnectionBroken */
export async function unlessStalled<T>(promise: Promise<T>): Promise<T> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const stalled = new Promise<never>((_resolve, reject) => {
    timer = setTimeout(() => reject(new ConnectionBroken('stalled')), STALL_MS);
  });
  try {
    return await Promise.race([promise, stalled]);
  } finally {
    clearTimeout(timer);
  }
}
