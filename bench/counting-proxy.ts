import { request as ask, createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

/** Path of a request, and the bytes of its answer's body. */
export type CountedRequest = { path: string; bytes: number };

const WORKER = '/sw.js';

/**
 * Starts a counting proxy before the server on `port`, which holds the worker's script back until `release` is called.
 */
export async function startCountingProxy(port: number, worker?: string) {
  const countedRequests: CountedRequest[] = [];
  const { promise: released, resolve: release } = Promise.withResolvers<void>();
  const { promise: asked, resolve: noteAsked } = Promise.withResolvers<void>();

  function forward({ method, url: path = '/', headers }: IncomingMessage, response: ServerResponse) {
    const count: CountedRequest = { path, bytes: 0 };
    countedRequests.push(count);
    const upstream = ask({ host: '127.0.0.1', port, method, path, headers }, (answer) => {
      answer.on('data', (chunk: Buffer) => {
        count.bytes += chunk.length;
      });
      answer.pipe(response.writeHead(answer.statusCode ?? 502, answer.headers));
    });
    upstream.on('error', () => response.destroy());
    upstream.end();
  }

  async function answerWorkerScript(request: IncomingMessage, response: ServerResponse) {
    noteAsked();
    await released;
    if (worker === undefined) forward(request, response);
    else
      response.writeHead(200, { 'content-type': 'text/javascript', 'cache-control': 'no-cache' }).end(worker);
  }

  const server = createServer((request, response) => {
    if (request.url === WORKER) void answerWorkerScript(request, response);
    else forward(request, response);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    port: (server.address() as AddressInfo).port,
    /** Resolves when the page has requested its worker. */
    asked,
    release,
    /** Requests since the last call, without the worker's script. */
    takeCountedRequests: () => countedRequests.splice(0).filter(({ path }) => path !== WORKER),
    close() {
      server.closeAllConnections();
      return new Promise<void>((resolve) => server.close(() => resolve()));
    },
  };
}
