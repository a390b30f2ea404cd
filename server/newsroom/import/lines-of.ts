import { Rejected } from './rejected.ts';

const NEWLINE = 0x0a;

/** A line of a file, or why it is not read. */
export type Line = { number: number } & ({ bytes: Uint8Array } | { rejected: Rejected });

/**
 * Reads the lines of a file piece by piece; a line that is too long is reported and skipped, without holding it in
 * memory.
 */
export async function* linesOf(pieces: AsyncIterable<Uint8Array>, longest: number): AsyncGenerator<Line> {
  let held: Uint8Array[] = [];
  let length = 0;
  let number = 0;
  const line = (): Line => {
    number += 1;
    const rejected = new Rejected('line', `${length} bytes, more than ${longest}`);
    const made: Line = length > longest ? { number, rejected } : { number, bytes: Buffer.concat(held) };
    held = [];
    length = 0;
    return made;
  };
  const hold = (piece: Uint8Array) => {
    length += piece.length;
    if (length <= longest) held.push(piece);
    else held = [];
  };
  for await (const piece of pieces) {
    let from = 0;
    for (let at = piece.indexOf(NEWLINE); at !== -1; at = piece.indexOf(NEWLINE, from)) {
      hold(piece.subarray(from, at));
      yield line();
      from = at + 1;
    }
    if (from < piece.length) hold(piece.subarray(from));
  }
  if (length > 0) yield line();
}
