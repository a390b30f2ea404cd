import { inflateSync } from 'node:zlib';

const HEADER = 12;
const WOFF_HEADER = 44;
const ENTRY = 16;
const WOFF_ENTRY = 20;

/** Converts a WOFF 1.0 font to TrueType: the same tables, decompressed once. W3C WOFF 1.0, 3 and 4 */
export function ttfOf(woff: Buffer): Buffer {
  const count = woff.readUInt16BE(12);
  const head = Buffer.alloc(HEADER + count * ENTRY);
  woff.copy(head, 0, 4, 8);
  head.writeUInt16BE(count, 4);
  const tables: Buffer[] = [];
  let end = head.length;
  for (let at = 0; at < count; at += 1) {
    const from = WOFF_HEADER + at * WOFF_ENTRY;
    const [offset, pressed, whole] = [4, 8, 12].map((place) => woff.readUInt32BE(from + place)) as [
      ...[number, number, number],
    ];
    const kept = woff.subarray(offset, offset + pressed);
    const table = pressed < whole ? inflateSync(kept) : kept;
    const entry = HEADER + at * ENTRY;
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
