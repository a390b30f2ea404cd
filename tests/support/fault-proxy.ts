import { request as ask, createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo, Socket } from 'node:net';
import { text } from 'node:stream/consumers';
import { brandOf } from '#domain/brands/brand-by-host.ts';
import { sendUnavailable } from '#server/http/unavailable.ts';

/**
 * `slow` keeps every request waiting for 4 s, `silent` takes it and never answers, `cut` refuses it, `unavailable` says
 * that the server cannot serve just now.
 */
type Network = 'good' | 'slow' | 'silent' | 'cut' | 'unavailable';

const SLOW_MS = 4000;

export type FaultProxy = {
  origin(devHost?: string): string;
  network(state: Network): void;
  /** What the server answers at `path` is another text from now on, as after a release. */
  rewrite(path: string, change: (text: string) => string): void;
  close(): Promise<void>;
};

/** The network between a browser and the product on `port`, to be spoiled by a test. */
export async function startFaultProxy(port: number): Promise<FaultProxy> {
  const sockets = new Set<Socket>();
  const rewritten = new Map<string, (text: string) => string>();
  let state: Network = 'good';

  function pass(request: IncomingMessage, response: ServerResponse) {
    const change = rewritten.get(request.url ?? '');
    const headers = { ...request.headers };
    if (change) for (const name of ['accept-encoding', 'if-none-match']) delete headers[name];
    const upstream = ask(
      { host: '127.0.0.1', port, method: request.method, path: request.url, headers },
      (answer) => {
        if (change) void sendChanged(answer, response, change);
        else answer.pipe(response.writeHead(answer.statusCode ?? 502, answer.headers));
      },
    );
    upstream.on('error', () => response.destroy());
    request.pipe(upstream);
  }

  const server = createServer((request, response) => {
    if (state === 'good') pass(request, response);
    else if (state === 'slow') setTimeout(() => pass(request, response), SLOW_MS);
    else if (state === 'unavailable') sendUnavailable(request, response, brandOf('MG'), 'database');
  });
  server.on('connection', (socket) => {
    if (state === 'cut') socket.destroy();
    sockets.add(socket);
    socket.on('close', () => sockets.delete(socket));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const own = (server.address() as AddressInfo).port;

  function hangUp() {
    for (const socket of sockets) socket.destroy();
  }

  return {
    origin: (devHost = 'ilmessaggero') => `http://${devHost}.localhost:${own}`,
    network(next) {
      state = next;
      if (next === 'good' || next === 'cut') hangUp();
    },
    rewrite: (path, change) => rewritten.set(path, change),
    close() {
      const closed = new Promise<void>((resolve) => server.close(() => resolve()));
      hangUp();
      return closed;
    },
  };
}

async function sendChanged(
  answer: IncomingMessage,
  response: ServerResponse,
  change: (text: string) => string,
) {
  const { 'content-length': _, etag: __, ...headers } = answer.headers;
  response.writeHead(answer.statusCode ?? 502, headers).end(change(await text(answer)));
}
