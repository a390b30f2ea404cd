import { request as ask, createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

/** As `stack`'s commuters have it: so many bits a second for all requests together, and a way there and back. */
export type Bandwidth = { bitsPerSecond: number; latencyMs: number };

const PIECE_BYTES = 4096;

/** A line of limited width and length before the server on `port`. */
export async function startSlowProxy(port: number, { bitsPerSecond, latencyMs }: Bandwidth) {
  /** When the line has carried all that was given to it. */
  let free = 0;
  let carried = 0;

  /** Resolves when so many more bytes are through. */
  function carry(bytes: number): Promise<void> {
    carried += bytes;
    const start = Math.max(free, performance.now());
    free = start + (bytes * 8 * 1000) / bitsPerSecond;
    return new Promise((resolve) => setTimeout(resolve, Math.max(0, free - performance.now())));
  }

  async function pass(answer: IncomingMessage, response: ServerResponse) {
    response.writeHead(answer.statusCode ?? 502, answer.headers);
    // Every piece has its moment as soon as it is here: a timer that is late takes nothing from the line. Timers may
    // overtake each other, bytes may not.
    let last: Promise<unknown> = Promise.resolve();
    for await (const chunk of answer) {
      for (let at = 0; at < chunk.length; at += PIECE_BYTES) {
        const piece = chunk.subarray(at, at + PIECE_BYTES);
        last = Promise.all([last, carry(piece.length)]).then(() => response.write(piece));
      }
    }
    await last;
    response.end();
  }

  const server = createServer((request, response) => {
    setTimeout(() => {
      const { method, url: path, headers } = request;
      const upstream = ask({ agent: false, host: '127.0.0.1', port, method, path, headers }, (answer) => {
        pass(answer, response).catch(() => response.destroy());
      });
      upstream.on('error', () => response.destroy());
      request.pipe(upstream);
    }, latencyMs);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    port: (server.address() as AddressInfo).port,
    /** Bytes of bodies since this was asked last. */
    takeCarried() {
      const taken = carried;
      carried = 0;
      return taken;
    },
    close() {
      server.closeAllConnections();
      return new Promise<void>((resolve) => server.close(() => resolve()));
    },
  };
}
