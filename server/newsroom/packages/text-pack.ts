import { createHash } from 'node:crypto';
import { constants, deflateRawSync } from 'node:zlib';

/** One file of a text pack, as it is sent. */
export type TextFile = { id: number; body: Buffer };

export type PackedFile = { id: number; sha256: string; bytes: number };

/** `start` is the first byte in the stream; reading may begin there. */
export type Block = { start: number; files: number };

export type TextPack = { files: PackedFile[]; blocks: Block[]; stream: Buffer };

/** The most that a broken download loses. The compressor looks back no further anyway. */
const BLOCK_BYTES = 32 * 1024;
const LEVEL = 9;

export const sha256 = (bytes: Uint8Array | string): string =>
  createHash('sha256').update(bytes).digest('hex');

/**
 * Compresses files into one raw deflate stream (RFC 1951). Every block ends at a byte boundary and refers to nothing
 * before it, so the stream can be read from its beginning or from any block. The same files give the same bytes.
 */
export function packTexts(texts: TextFile[]): TextPack {
  const groups = intoBlocks(texts);
  const blocks: Block[] = [];
  const parts: Buffer[] = [];
  let start = 0;
  for (const [at, group] of groups.entries()) {
    const finishFlush = at === groups.length - 1 ? constants.Z_FINISH : constants.Z_FULL_FLUSH;
    const part = deflateRawSync(Buffer.concat(group.map(({ body }) => body)), { level: LEVEL, finishFlush });
    blocks.push({ start, files: group.length });
    parts.push(part);
    start += part.length;
  }
  const files = texts.map(({ id, body }) => ({ id, sha256: sha256(body), bytes: body.length }));
  return { files, blocks, stream: Buffer.concat(parts) };
}

function intoBlocks(texts: TextFile[]): TextFile[][] {
  const groups: TextFile[][] = [];
  let room = 0;
  for (const text of texts) {
    if (room <= 0) {
      groups.push([]);
      room = BLOCK_BYTES;
    }
    groups.at(-1)?.push(text);
    room -= text.body.length;
  }
  return groups;
}
