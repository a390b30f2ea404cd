import { ConnectionBroken, unlessStalled } from './unless-stalled.ts';

/** Reads a stream in pieces of known lengths, whatever its chunks are. */
export class ByteReader {
  readonly #reader: ReadableStreamDefaultReader<Uint8Array>;
  #chunks: Uint8Array[] = [];
  #waiting = 0;

  constructor(stream: ReadableStream<Uint8Array>) {
    this.#reader = stream.getReader();
  }

  /** @throws ConnectionBroken when the stream ends or stalls before that, or whatever the network throws */
  async take(length: number): Promise<Uint8Array<ArrayBuffer>> {
    while (this.#waiting < length) {
      const { done, value } = await unlessStalled(this.#reader.read());
      if (done) throw new ConnectionBroken(`${this.#waiting} of ${length} bytes`);
      this.#chunks.push(value);
      this.#waiting += value.length;
    }
    return this.#cut(length);
  }

  #cut(length: number): Uint8Array<ArrayBuffer> {
    const piece = new Uint8Array(length);
    let filled = 0;
    while (filled < length) {
      const [chunk] = this.#chunks;
      if (!chunk) break;
      const part = chunk.subarray(0, length - filled);
      piece.set(part, filled);
      filled += part.length;
      if (part.length === chunk.length) this.#chunks.shift();
      else this.#chunks[0] = chunk.subarray(part.length);
    }
    this.#waiting -= length;
    return piece;
  }

  /** Cancels the rest of the stream. */
  async close(): Promise<void> {
    await this.#reader.cancel().catch(() => undefined);
  }
}
