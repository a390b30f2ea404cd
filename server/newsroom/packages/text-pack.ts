import { createHash } from 'node:crypto';
import { constants, deflateRawSync } from 'node:zlib';

/** One file of a text pack, as it is sent. */
export type TextFile = { id: number; body: Buffer };

export type PackedFile = { id: number; sha256: string; bytes: number };

/** `start` is the first byte in the stream; reading may begin there. */
export type Block = { start: number; files: number };

export type TextPack = { files: PackedFile[]; blocks: Block[]; stream: Buffer };

/**
 * Uncompressed size from which on a block is complete; its last file may make it larger. A broken download
 * loses at most one block. Larger blocks would not be compressed better, because the compressor looks back no
 * further.
 */
const MIN_BLOCK_BYTES = 32 * 1024;
const COMPRESSION_LEVEL = 9;

export const sha256 = (bytes: Uint8Array | string): string =>
  createHash('sha256').update(bytes).digest('hex');

/**
 * Compresses files into one raw deflate stream (RFC 1951). Every block ends at a byte boundary and refers to nothing
 * before it, so the stream can be read from its beginning or from any block. The same files give the same bytes.
 */
export function packTexts(texts: TextFile[]): TextPack {
  const groups = splitIntoBlocks(texts);
  const blocks: Block[] = [];
  const parts: Buffer[] = [];
  let start = 0;
  for (const [at, group] of groups.entries()) {
    const finishFlush = at === groups.length - 1 ? constants.Z_FINISH : constants.Z_FULL_FLUSH;
    const part = deflateRawSync(Buffer.concat(group.map(({ body }) => body)), {
      level: COMPRESSION_LEVEL,
      finishFlush,
    });
    blocks.push({ start, files: group.length });
    parts.push(part);
    start += part.length;
  }
  const files = texts.map(({ id, body }) => ({ id, sha256: sha256(body), bytes: body.length }));
  return { files, blocks, stream: Buffer.concat(parts) };
}

function splitIntoBlocks(texts: TextFile[]): TextFile[][] {
  const groups: TextFile[][] = [];
  let remainingBytes = 0;
  for (const text of texts) {
    if (remainingBytes <= 0) {
      groups.push([]);
      remainingBytes = MIN_BLOCK_BYTES;
    }
    groups.at(-1)?.push(text);
    remainingBytes -= text.body.length;
  }
  return groups;
}
