import { request as ask, createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

/**
 * Bandwidth in bits a second, shared by all requests, and the delay in milliseconds before each request is forwarded.
 */
export type Bandwidth = { bitsPerSecond: number; latencyMs: number };

const PIECE_BYTES = 4096;

/** Starts an HTTP proxy with limited bandwidth and added latency in front of the server on `port`. */
export async function startSlowProxy(port: number, { bitsPerSecond, latencyMs }: Bandwidth) {
  /** Time at which the proxy has forwarded everything given to it. */
  let free = 0;
  let carried = 0;

  /** Resolves when this number of bytes has been forwarded. */
  function carry(bytes: number): Promise<void> {
    carried += bytes;
    const start = Math.max(free, performance.now());
    free = start + (bytes * 8 * 1000) / bitsPerSecond;
    return new Promise((resolve) => setTimeout(resolve, Math.max(0, free - performance.now())));
  }

  async function pass(answer: IncomingMessage, response: ServerResponse) {
    response.writeHead(answer.statusCode ?? 502, answer.headers);
    // Each chunk reserves its time slot on arrival, so a late timer costs no bandwidth. Timers may fire out of order,
    // so each write waits for the one before.
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
    /** Bytes of bodies since the last call. */
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
