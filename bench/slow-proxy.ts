import { request as ask, createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

/**
 * Bandwidth in bits a second, shared by all requests, and the delay in milliseconds before each request is forwarded.
 */
export type ConnectionLimits = { bitsPerSecond: number; latencyMs: number };

const PIECE_BYTES = 4096;

/** Starts an HTTP proxy with limited bandwidth and added latency in front of the server on `port`. */
export async function startSlowProxy(port: number, { bitsPerSecond, latencyMs }: ConnectionLimits) {
  /** Time at which the proxy has forwarded everything given to it. */
  let idleAt = 0;
  let forwardedBytes = 0;

  /** Resolves when this number of bytes has been forwarded. */
  function waitForBandwidth(bytes: number): Promise<void> {
    forwardedBytes += bytes;
    const start = Math.max(idleAt, performance.now());
    idleAt = start + (bytes * 8 * 1000) / bitsPerSecond;
    return new Promise((resolve) => setTimeout(resolve, Math.max(0, idleAt - performance.now())));
  }

  async function forward(answer: IncomingMessage, response: ServerResponse) {
    response.writeHead(answer.statusCode ?? 502, answer.headers);
    // Each chunk reserves its time slot on arrival, so a late timer costs no bandwidth. Timers may fire out of order,
    // so each write waits for the one before.
    let last: Promise<unknown> = Promise.resolve();
    for await (const chunk of answer) {
      for (let offset = 0; offset < chunk.length; offset += PIECE_BYTES) {
        const piece = chunk.subarray(offset, offset + PIECE_BYTES);
        last = Promise.all([last, waitForBandwidth(piece.length)]).then(() => response.write(piece));
      }
    }
    await last;
    response.end();
  }

  const server = createServer((request, response) => {
    setTimeout(() => {
      const { method, url: path, headers } = request;
      const upstream = ask({ agent: false, host: '127.0.0.1', port, method, path, headers }, (answer) => {
        forward(answer, response).catch(() => response.destroy());
      });
      upstream.on('error', () => response.destroy());
      request.pipe(upstream);
    }, latencyMs);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    port: (server.address() as AddressInfo).port,
    /** Returns the bytes of response bodies forwarded since the last call, and resets the count. */
    takeForwardedBytes() {
      const taken = forwardedBytes;
      forwardedBytes = 0;
      return taken;
    },
    close() {
      server.closeAllConnections();
      return new Promise<void>((resolve) => server.close(() => resolve()));
    },
  };
}
