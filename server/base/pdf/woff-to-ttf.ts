import { inflateSync } from 'node:zlib';

const HEADER_BYTES = 12;
const WOFF_HEADER_BYTES = 44;
const ENTRY_BYTES = 16;
const WOFF_ENTRY_BYTES = 20;

/** Converts a WOFF 1.0 font to TrueType: the same tables, decompressed once. W3C WOFF 1.0, 3 and 4 */
export function ttfOf(woff: Buffer): Buffer {
  const count = woff.readUInt16BE(12);
  const head = Buffer.alloc(HEADER_BYTES + count * ENTRY_BYTES);
  woff.copy(head, 0, 4, 8);
  head.writeUInt16BE(count, 4);
  const tables: Buffer[] = [];
  let end = head.length;
  for (let index = 0; index < count; index += 1) {
    const from = WOFF_HEADER_BYTES + index * WOFF_ENTRY_BYTES;
    const [offset, compressedLength, originalLength] = [4, 8, 12].map((field) =>
      woff.readUInt32BE(from + field),
    ) as [...[number, number, number]];
    const data = woff.subarray(offset, offset + compressedLength);
    const table = compressedLength < originalLength ? inflateSync(data) : data;
    const entry = HEADER_BYTES + index * ENTRY_BYTES;
    woff.copy(head, entry, from, from + 4);
    woff.copy(head, entry + 4, from + 16, from + 20);
    head.writeUInt32BE(end, entry + 8);
    head.writeUInt32BE(table.length, entry + 12);
    const padding = Buffer.alloc((4 - (table.length % 4)) % 4);
    tables.push(table, padding);
    end += table.length + padding.length;
  }
  return Buffer.concat([head, ...tables]);
}
