import {
  request as ask,
  createServer,
  type IncomingHttpHeaders,
  type IncomingMessage,
  type ServerResponse,
} from 'node:http';
import type { AddressInfo, Socket } from 'node:net';
import { text } from 'node:stream/consumers';
import { brandOf } from '#domain/brands/brand-by-host.ts';
import { sendUnavailable } from '#server/web/http/unavailable.ts';
import { asReleased, builtPath, namesFiles } from './release-names.ts';

/**
 * `slow` keeps every request waiting for 9 s, `silent` takes it and never answers, `cut` refuses it, `mute` hands it on
 * and hangs up instead of bringing the answer, `unavailable` says that the server cannot serve just now.
 */
type Network = 'good' | 'slow' | 'silent' | 'cut' | 'mute' | 'unavailable';

/** Method and path, as in `POST /api/site/tracking`. */
type Call = string;

/** An address that was asked for: by a page, for what it is made of, or by a script, as the worker's requests are. */
export type Asked = { path: string; by: 'page' | 'script' };

const SLOW_MS = 9000;
const EVERYTHING = /^/;

export type FaultProxy = {
  origin(devHost?: string): string;
  network(state: Network): void;
  /** What the server answers at `path` is another text from now on, as after a release. */
  rewrite(path: string, change: (text: string) => string): void;
  /** The next requests for this meet these states, one each, whatever the network is otherwise. */
  next(call: Call, states: Network[]): void;
  /** Resolves when the server has answered as many requests for this from now on, whether that arrived or not. */
  answered(call: Call, count?: number): Promise<void>;
  /**
   * From now on the server has another build: all its scripts and styles, or those whose path is like `changed`, have other
   * names, and the old ones are gone, as are the packs.
   */
  deploy(changed?: RegExp): void;
  /** Paths that were asked for since this was called last, and by whom. */
  takeAsked(): Asked[];
  /** Requests for such addresses wait until the returned function is called. */
  hold(addresses: RegExp): () => void;
  close(): Promise<void>;
};

/** The network between a browser and the product on `port`, to be spoiled by a test. */
export async function startFaultProxy(port: number): Promise<FaultProxy> {
  const sockets = new Set<Socket>();
  const rewritten = new Map<string, (text: string) => string>();
  const planned = new Map<Call, Network[]>();
  const watchers = new Set<(call: Call) => void>();
  const held = new Map<RegExp, (() => void)[]>();
  let state: Network = 'good';
  const asked: Asked[] = [];
  let release = 0;
  let changed = EVERYTHING;

  /** What becomes of an answer on its way; null leaves it as it is. */
  function changeOf(asked: string, type: string): ((body: string) => string) | null {
    const change = rewritten.get(asked);
    if (release === 0 || !namesFiles(type)) return change ?? null;
    const [current, renamed] = [release, changed];
    return (body) => {
      const released = asReleased(body, current, renamed);
      return change ? change(released) : released;
    };
  }

  function pass(request: IncomingMessage, response: ServerResponse, mute = false) {
    const asked = request.url ?? '';
    const path = builtPath(asked, release, changed);
    if (path === null) {
      response.writeHead(404).end();
      return;
    }
    const headers = rewritten.has(asked) || release > 0 ? wantingText(request.headers) : request.headers;
    const upstream = ask(
      { agent: false, host: '127.0.0.1', port, method: request.method, path, headers },
      (answer) => {
        for (const watch of watchers) watch(callOf(request));
        const change = changeOf(asked, answer.headers['content-type'] ?? '');
        if (mute) response.destroy();
        else if (change) void sendChanged(answer, response, change);
        else answer.pipe(response.writeHead(answer.statusCode ?? 502, answer.headers));
      },
    );
    upstream.on('error', () => response.destroy());
    request.pipe(upstream);
  }

  const server = createServer((request, response) => {
    asked.push({ path: pathOf(request), by: askerOf(request) });
    const waiting = [...held].find(([addresses]) => addresses.test(request.url ?? ''))?.[1];
    if (waiting) {
      waiting.push(() => pass(request, response));
      return;
    }
    const met = planned.get(callOf(request))?.shift() ?? state;
    if (met === 'good' || met === 'mute') pass(request, response, met === 'mute');
    else if (met === 'slow') setTimeout(() => pass(request, response), SLOW_MS);
    else if (met === 'cut') response.destroy();
    else if (met === 'unavailable') sendUnavailable(request, response, brandOf('MG'), 'database');
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
    next: (call, states) => planned.set(call, states),
    answered: (call, count = 1) =>
      new Promise((resolve) => {
        let left = count;
        const watch = (one: Call) => {
          if (one === call) left -= 1;
          if (left > 0) return;
          watchers.delete(watch);
          resolve();
        };
        watchers.add(watch);
      }),
    deploy(files = EVERYTHING) {
      release += 1;
      changed = files;
    },
    takeAsked: () => asked.splice(0),
    hold(addresses) {
      const waiting: (() => void)[] = [];
      held.set(addresses, waiting);
      return () => {
        held.delete(addresses);
        for (const answer of waiting) answer();
      };
    },
    close() {
      const closed = new Promise<void>((resolve) => server.close(() => resolve()));
      hangUp();
      return closed;
    },
  };
}

const pathOf = ({ url = '/' }: IncomingMessage): string => url.split('?', 1)[0] ?? url;
const callOf = (request: IncomingMessage): Call => `${request.method} ${pathOf(request)}`;
/** Of what a page is made of the browser says what it is; a script's own requests are for whatever it likes. */
const askerOf = ({ headers }: IncomingMessage) => (headers['sec-fetch-dest'] === 'empty' ? 'script' : 'page');

/** Neither pressed nor compared with what the browser has: it is to be read and changed here. */
function wantingText({ 'accept-encoding': _, 'if-none-match': __, ...headers }: IncomingHttpHeaders) {
  return headers;
}

async function sendChanged(
  answer: IncomingMessage,
  response: ServerResponse,
  change: (text: string) => string,
) {
  const { 'content-length': _, etag: __, ...headers } = answer.headers;
  response.writeHead(answer.statusCode ?? 502, headers).end(change(await text(answer)));
}
