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
 * State of the network. `slow` delays every request by 9 s, `silent` accepts it and never answers, `cut` refuses it,
 * `mute` passes it on and closes the connection instead of returning the answer, `unavailable` answers that the server
 * is currently unavailable.
 */
type Network = 'good' | 'slow' | 'silent' | 'cut' | 'mute' | 'unavailable';

/** Method and path, as in `POST /api/site/tracking`. */
type Call = string;

/** A requested address: `page` for the page and its resources, `script` for requests by scripts such as the worker. */
export type Asked = { path: string; by: 'page' | 'script' };

const SLOW_MS = 9000;
const EVERYTHING = /^/;

export type FaultProxy = {
  origin(devHost?: string): string;
  network(state: Network): void;
  /** Changes the text that the server answers at `path` from now on, as after a release. */
  rewrite(path: string, change: (text: string) => string): void;
  /** States for the next requests of this call, one each, whatever the state of the network. */
  next(call: Call, states: Network[]): void;
  /** Resolves when the server has answered this number of requests from now on, whether or not the answers arrived. */
  answered(call: Call, count?: number): Promise<void>;
  /**
   * Simulates another build from now on: all scripts and styles, or those whose path matches `changed`, have other
   * names, and the old ones are gone, as are the packs.
   */
  deploy(changed?: RegExp): void;
  /** Requests since the last call, and who made them. */
  takeAsked(): Asked[];
  /** Delays requests for matching addresses until the returned function is called. */
  hold(addresses: RegExp): () => void;
  close(): Promise<void>;
};

/** A proxy between a browser and the product on `port`, with which a test causes network faults. */
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

  /** The change to an answer on its way; null where there is none. */
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
/**
 * Browsers name the destination of a page's resources in `sec-fetch-dest`; for a script's own requests it is `empty`.
 */
const askerOf = ({ headers }: IncomingMessage) => (headers['sec-fetch-dest'] === 'empty' ? 'script' : 'page');

/** Removes headers so that the answer is neither compressed nor a 304: it has to be changed here. */
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
