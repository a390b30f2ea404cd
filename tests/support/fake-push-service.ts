import type { IncomingHttpHeaders, IncomingMessage, ServerResponse } from 'node:http';
import http2, {
  type Http2ServerRequest,
  type Http2ServerResponse,
  type Http2Session,
  type ServerHttp2Stream,
} from 'node:http2';
import { createServer } from 'node:https';
import type { AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';
import tls, { type TLSSocket } from 'node:tls';
import { type ReadVapid, readVapid } from './read-vapid.ts';
import { selfSigned } from './self-signed.ts';

/**
 * Answer to a message. `hang`: no answer; `reset`: the stream is broken off; `refuse`: the stream is refused
 * unprocessed; `cut`: the connection breaks; `go away`: the service closes the connection gracefully and has not
 * processed this message.
 */
export type PushAnswer =
  | number
  | { status: number; headers?: Record<string, string>; body?: string }
  | ('hang' | 'reset' | 'refuse' | 'cut' | 'go away');

export type ReceivedPush = {
  host: string;
  path: string;
  headers: IncomingHttpHeaders;
  body: Buffer;
  /** Null where a push service would not accept the sender. */
  vapid: ReadVapid | null;
};

export type FakePushService = {
  port: number;
  /** Certificate for all its hosts, to be trusted, in PEM. */
  certificate: string;
  /** Opens a connection here, whatever the host. */
  connect(host: string, protocols: string[]): TLSSocket;
  /**
   * Answers for the next messages to this path, one each; the last one is for all that follow. Other messages are
   * created, 201.
   */
  answer(path: string, ...told: [PushAnswer, ...PushAnswer[]]): void;
  received: readonly ReceivedPush[];
  /** Resolves when this number of messages has arrived, answered or not. */
  until(count: number): Promise<void>;
  /** Hosts of all connections so far, in order. */
  connections: readonly string[];
  close(): Promise<void>;
};

type Options = {
  /** Host names that it replaces. */
  hosts: readonly string[];
  /** False for a service that offers only HTTP/1.1; by default it offers HTTP/2 too. */
  http2?: boolean;
  /** Number of messages accepted at the same time on a connection. */
  streams?: number;
  now?: () => Date;
};

type Request = IncomingMessage | Http2ServerRequest;
type Response = ServerResponse | Http2ServerResponse;

const LARGEST_BODY = 4096;
const { NGHTTP2_INTERNAL_ERROR, NGHTTP2_REFUSED_STREAM, NGHTTP2_NO_ERROR } = http2.constants;

/** A local push service that replaces real ones, under their names. RFC 8030 */
export async function startFakePushService(options: Options): Promise<FakePushService> {
  const { key, certificate } = selfSigned(options.hosts);
  const planned = new Map<string, PushAnswer[]>();
  const received: ReceivedPush[] = [];
  const connections: string[] = [];
  const sockets = new Set<TLSSocket>();
  const watchers = new Set<() => void>();
  const now = options.now ?? (() => new Date());

  function toldFor(path: string): PushAnswer {
    const plan = planned.get(path);
    return (plan && plan.length > 1 ? plan.shift() : plan?.[0]) ?? 201;
  }

  async function take(request: Request, response: Response) {
    const stream = 'stream' in response ? response.stream : null;
    const path = request.url ?? '';
    const told = toldFor(path);
    // An unprocessed message is not recorded: it counts when it is sent again.
    if (told === 'refuse') return void stream?.close(NGHTTP2_REFUSED_STREAM);
    if (told === 'go away') return goAway(stream);
    const body = await buffer(request);
    if (isGone(stream)) return;
    const host = hostOf(request);
    const push = { host, path, headers: request.headers, body, vapid: vapidIn(request, host, now()) };
    received.push(push);
    for (const watch of watchers) watch();
    answer(response, statusOfInvalid(push) ?? told);
  }

  const listener = (request: Request, response: Response) => {
    take(request, response).catch(() => response.destroy());
  };
  const settings = { ...(options.streams && { maxConcurrentStreams: options.streams }) };
  const server =
    options.http2 === false
      ? createServer({ key, cert: certificate }, listener)
      : http2.createSecureServer({ key, cert: certificate, allowHTTP1: true, settings }, listener);
  server.on('secureConnection', (socket: TLSSocket & { servername?: string }) => {
    connections.push(socket.servername ?? '');
    sockets.add(socket);
    socket.on('error', () => socket.destroy());
    socket.on('close', () => sockets.delete(socket));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;

  return {
    port,
    certificate,
    received,
    connections,
    connect: (host, protocols) =>
      tls.connect({ host: '127.0.0.1', port, servername: host, ca: certificate, ALPNProtocols: protocols }),
    answer: (path, ...told) => void planned.set(path, told),
    until: (count) =>
      new Promise((resolve) => {
        const watch = () => {
          if (received.length < count) return;
          watchers.delete(watch);
          resolve();
        };
        watchers.add(watch);
        watch();
      }),
    close() {
      const closed = new Promise<void>((resolve) => server.close(() => resolve()));
      for (const socket of sockets) socket.destroy();
      return closed;
    },
  };
}

const hostOf = ({ headers }: Request) => String(headers[':authority'] ?? headers.host ?? '');

function vapidIn({ headers }: Request, host: string, now: Date): ReadVapid | null {
  try {
    return readVapid(headers.authorization ?? '', `https://${host}`, now);
  } catch {
    return null;
  }
}

/** Status with which every push service refuses an invalid message, whatever answer is set; null where it is valid. */
function statusOfInvalid({ vapid, body, headers }: ReceivedPush): number | null {
  if (!vapid) return 403;
  if (headers['content-encoding'] !== 'aes128gcm' || !/^\d+$/.test(String(headers.ttl))) return 400;
  return body.length > LARGEST_BODY ? 413 : null;
}

/** Id of the last message that a closed connection still accepts. */
const lastOf = new WeakMap<Http2Session, number>();

function goAway(stream: ServerHttp2Stream | null) {
  if (!stream?.session) return;
  const last = (stream.id ?? 0) - 2;
  // With 0 Node would use the latest stream instead.
  if (last < 1) throw new Error('a connection is not ended by its first message');
  lastOf.set(stream.session, last);
  stream.session.goaway(NGHTTP2_NO_ERROR, last);
}

const isGone = (stream: ServerHttp2Stream | null) =>
  stream?.session ? (stream.id ?? 0) > (lastOf.get(stream.session) ?? Number.POSITIVE_INFINITY) : false;

function answer(response: Response, told: PushAnswer) {
  if (told === 'hang') return;
  if (told === 'cut' || told === 'reset') return breakOff(response, told);
  const { status, headers = {}, body = '' } = typeof told === 'object' ? told : { status: Number(told) };
  response.statusCode = status;
  for (const [name, value] of Object.entries(headers)) response.setHeader(name, value);
  response.end(body);
}

/** HTTP/1.1 has no streams, so the connection is broken. */
function breakOff(response: Response, told: 'cut' | 'reset') {
  if (!('stream' in response)) response.socket?.destroy();
  else if (told === 'reset') response.stream.close(NGHTTP2_INTERNAL_ERROR);
  else response.stream.session?.destroy();
}
