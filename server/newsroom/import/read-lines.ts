import { Rejected } from './rejected.ts';

const NEWLINE = 0x0a;

/** A line of a file, or why it is not read. */
export type Line = { number: number } & ({ bytes: Uint8Array } | { rejected: Rejected });

/**
 * Reads the lines of a file from its chunks. A line that is too long is reported and skipped, without keeping
 * it in memory.
 */
export async function* readLines(chunks: AsyncIterable<Uint8Array>, maxBytes: number): AsyncGenerator<Line> {
  let lineChunks: Uint8Array[] = [];
  let length = 0;
  let number = 0;
  const endLine = (): Line => {
    number += 1;
    const rejected = new Rejected('line', `${length} bytes, more than ${maxBytes}`);
    const result: Line =
      length > maxBytes ? { number, rejected } : { number, bytes: Buffer.concat(lineChunks) };
    lineChunks = [];
    length = 0;
    return result;
  };
  const addChunk = (chunk: Uint8Array) => {
    length += chunk.length;
    if (length <= maxBytes) lineChunks.push(chunk);
    else lineChunks = [];
  };
  for await (const chunk of chunks) {
    let from = 0;
    for (let newline = chunk.indexOf(NEWLINE); newline !== -1; newline = chunk.indexOf(NEWLINE, from)) {
      addChunk(chunk.subarray(from, newline));
      yield endLine();
      from = newline + 1;
    }
    if (from < chunk.length) addChunk(chunk.subarray(from));
  }
  if (length > 0) yield endLine();
}
