import { createHash, randomUUID } from 'node:crypto';
import { mkdir, open, rm } from 'node:fs/promises';
import { join } from 'node:path';
import type { Readable } from 'node:stream';

export type IncomingFile = { path: string; hash: string; head: Uint8Array };

const HEAD_BYTES = 64;

/**
 * Streams a body into a file of the data folder. Gives null when it is too large; nothing is stored then.
 * @param body left open when it is too large, so that the caller can still be answered
 */
export async function receiveFile(
  folder: string,
  body: Readable,
  maxBytes: number,
): Promise<IncomingFile | null> {
  await mkdir(folder, { recursive: true, mode: 0o700 });
  const path = join(folder, randomUUID());
  const file = await open(path, 'wx', 0o600);
  const hash = createHash('sha256');
  let head = Buffer.alloc(0);
  let length = 0;
  let whole = false;
  try {
    for await (const chunk of body.iterator({ destroyOnReturn: false })) {
      const piece = chunk as Buffer;
      length += piece.length;
      if (length > maxBytes) return null;
      if (head.length < HEAD_BYTES) head = Buffer.concat([head, piece]).subarray(0, HEAD_BYTES);
      hash.update(piece);
      await file.write(piece);
    }
    whole = true;
    return { path, hash: hash.digest('hex'), head };
  } finally {
    await file.close();
    if (!whole) await rm(path, { force: true });
  }
}
