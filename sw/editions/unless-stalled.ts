/** The network brought nothing for so long that it must be taken for dead, or ended before its time. */
export class ConnectionBroken extends Error {}

const STALL_MS = 15_000;

/** What a promise gives, unless it takes too long. @throws ConnectionBroken */
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
