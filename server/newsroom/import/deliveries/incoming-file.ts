import { createHash, randomUUID } from 'node:crypto';
import { mkdir, open, rm } from 'node:fs/promises';
import { join } from 'node:path';
import type { Readable } from 'node:stream';

export type IncomingFile = { path: string; hash: string; head: Uint8Array };

const HEAD_BYTES = 64;

/** The chunks of a body until a signal is aborted, even if the body then waits for more. @throws the signal's reason */
async function* chunksUntil(body: Readable, signal: AbortSignal): AsyncGenerator<Buffer> {
  const chunks = body.iterator({ destroyOnReturn: false });
  const aborted = Promise.withResolvers<never>();
  const abort = () => aborted.reject(signal.reason);
  signal.addEventListener('abort', abort);
  try {
    for (;;) {
      signal.throwIfAborted();
      const { done, value } = await Promise.race([chunks.next(), aborted.promise]);
      if (done) return;
      yield value as Buffer;
    }
  } finally {
    signal.removeEventListener('abort', abort);
  }
}

type Limits = { maxBytes: number; signal: AbortSignal };

/**
 * Streams a body into a new file of a folder. Returns null if it is too large; the file is then deleted.
 * @param body is not destroyed if it is too large or the signal is aborted, so that the caller can still be answered
 * @throws the signal's reason
 */
export async function receiveFile(
  folder: string,
  body: Readable,
  { maxBytes, signal }: Limits,
): Promise<IncomingFile | null> {
  await mkdir(folder, { recursive: true, mode: 0o700 });
  const path = join(folder, randomUUID());
  const file = await open(path, 'wx', 0o600);
  const hash = createHash('sha256');
  let firstBytes = Buffer.alloc(0);
  let length = 0;
  let isComplete = false;
  try {
    for await (const buffer of chunksUntil(body, signal)) {
      length += buffer.length;
      if (length > maxBytes) return null;
      if (firstBytes.length < HEAD_BYTES)
        firstBytes = Buffer.concat([firstBytes, buffer]).subarray(0, HEAD_BYTES);
      hash.update(buffer);
      await file.write(buffer);
    }
    isComplete = true;
    return { path, hash: hash.digest('hex'), head: firstBytes };
  } finally {
    await file.close();
    if (!isComplete) await rm(path, { force: true });
  }
}
