/** An empty last block: what ends at a full flush has none, and would be taken for a stream that broke off. */
const END = new Uint8Array([0x03, 0x00]);

/** Opens a piece of a raw deflate stream (RFC 1951) that another piece follows, or its last one. */
export async function inflate(
  piece: Uint8Array<ArrayBuffer>,
  { isLast }: { isLast: boolean },
): Promise<Uint8Array<ArrayBuffer>> {
  const parts = isLast ? [piece] : [piece, END];
  const plain = new Blob(parts).stream().pipeThrough(new DecompressionStream('deflate-raw'));
  return new Uint8Array(await new Response(plain).arrayBuffer());
}
