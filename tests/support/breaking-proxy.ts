import { request as ask, createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

/** A request for files of a package: its path, its range of bytes, and the number of bytes passed on so far. */
export type PackRequest = { path: string; from: number; to: number; passed: number };

export type BreakingProxy = {
  port: number;
  /** Stops passing on package bytes after this number, until `mend`. */
  breakAfter(bytes: number): void;
  isBroken(): boolean;
  /** Ends the open responses. Bytes that the browser has not read by then may be lost. */
  hangUp(): void;
  mend(): void;
  /** Package requests since the last call. */
  takeRequests(): PackRequest[];
  close(): Promise<void>;
};

const PACKAGES = '/pacchetti/';

/** Proxy in front of the server on `port` that interrupts downloads where a test wants it. */
export async function startBreakingProxy(port: number): Promise<BreakingProxy> {
  const open = new Set<ServerResponse>();
  let requests: PackRequest[] = [];
  let left = Number.POSITIVE_INFINITY;

  function passOn(answer: IncomingMessage, response: ServerResponse, asked: PackRequest) {
    open.add(response);
    response.on('close', () => open.delete(response));
    answer.on('data', (chunk: Buffer) => {
      if (left <= 0) {
        answer.destroy();
        return;
      }
      const part = chunk.subarray(0, Math.min(chunk.length, left));
      response.write(part);
      asked.passed += part.length;
      left -= chunk.length;
      if (left <= 0) answer.destroy();
    });
    answer.on('end', () => response.end());
  }

  function onRequest(request: IncomingMessage, response: ServerResponse) {
    const { url: path = '/', method, headers } = request;
    const isForPackage = path.startsWith(PACKAGES);
    if (isForPackage && left <= 0) {
      request.socket.destroy();
      return;
    }
    const asked = { path, ...rangeOf(headers.range), passed: 0 };
    if (isForPackage) requests.push(asked);
    const upstream = ask({ agent: false, host: '127.0.0.1', port, method, path, headers }, (answer) => {
      response.writeHead(answer.statusCode ?? 502, answer.headers);
      if (isForPackage) passOn(answer, response, asked);
      else answer.pipe(response);
    });
    upstream.on('error', () => response.destroy());
    request.pipe(upstream);
  }

  const server = createServer(onRequest);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    port: (server.address() as AddressInfo).port,
    breakAfter(bytes) {
      left = bytes;
    },
    isBroken: () => left <= 0,
    hangUp() {
      for (const response of open) response.socket?.destroy();
    },
    mend() {
      left = Number.POSITIVE_INFINITY;
    },
    takeRequests() {
      const taken = requests;
      requests = [];
      return taken;
    },
    close() {
      server.closeAllConnections();
      return new Promise((resolve) => server.close(() => resolve()));
    },
  };
}

function rangeOf(header: string | undefined): { from: number; to: number } {
  const [, from, to] = /^bytes=(\d+)-(\d*)$/.exec(header ?? '') ?? [];
  return { from: Number(from ?? 0), to: to ? Number(to) : Number.POSITIVE_INFINITY };
}
