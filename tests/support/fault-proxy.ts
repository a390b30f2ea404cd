import { request as ask, createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo, Socket } from 'node:net';

/** `silent` takes every request and never answers, `cut` refuses it: bad line and no line. */
type Network = 'good' | 'silent' | 'cut';

export type FaultProxy = {
  origin(devHost?: string): string;
  network(state: Network): void;
  /** What the server answers at `path` ends with `text` from now on, as after a release. */
  append(path: string, text: string): void;
  close(): Promise<void>;
};

/** The network between a browser and the product on `port`, to be spoiled by a test. */
export async function startFaultProxy(port: number): Promise<FaultProxy> {
  const sockets = new Set<Socket>();
  const appended = new Map<string, string>();
  let state: Network = 'good';

  function pass(request: IncomingMessage, response: ServerResponse) {
    const suffix = appended.get(request.url ?? '');
    const headers = { ...request.headers };
    if (suffix !== undefined) for (const name of ['accept-encoding', 'if-none-match']) delete headers[name];
    const upstream = ask(
      { host: '127.0.0.1', port, method: request.method, path: request.url, headers },
      (answer) => {
        const { 'content-length': length, ...others } = answer.headers;
        response.writeHead(
          answer.statusCode ?? 502,
          suffix === undefined && length ? answer.headers : others,
        );
        answer.on('data', (chunk) => response.write(chunk));
        answer.on('end', () => response.end(suffix));
      },
    );
    upstream.on('error', () => response.destroy());
    request.pipe(upstream);
  }

  const server = createServer((request, response) => {
    if (state === 'good') pass(request, response);
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
      if (next !== 'silent') hangUp();
    },
    append: (path, text) => appended.set(path, text),
    close() {
      const closed = new Promise<void>((resolve) => server.close(() => resolve()));
      hangUp();
      return closed;
    },
  };
}
