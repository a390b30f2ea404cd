/** The connection sent nothing for too long, or ended before all bytes had arrived. */
export class ConnectionBroken extends Error {}

const STALL_TIMEOUT_MS = 15_000;

/** The value of a promise, unless it takes too long. @throws ConnectionBroken */
export async function unlessStalled<T>(promise: Promise<T>): Promise<T> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const stalled = new Promise<never>((_resolve, reject) => {
    timer = setTimeout(() => reject(new ConnectionBroken('stalled')), STALL_TIMEOUT_MS);
  });
  try {
    return await Promise.race([promise, stalled]);
  } finally {
    clearTimeout(timer);
  }
}
