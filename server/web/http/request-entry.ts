import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { Config } from '#server/base/config/config.ts';
import type { Admission } from './admission.ts';
import { allowBrands } from './brand-origins.ts';
import { leadToMainPaper } from './company-domain.ts';
import { type GateDeps, standAtGate } from './gate/stand-at-gate.ts';
import { serveInOrder } from './pipelined-requests.ts';
import { Places } from './places.ts';
import type { PreparedReplies } from './prepared-replies.ts';
import { learnSender, networkAt, type Proxies } from './sender.ts';
import { siteOf } from './site-of-host.ts';
import { sendUnavailable } from './unavailable.ts';

/** What monitors ask is answered in any crowd. */
const HEALTH = /^\/(?:healthz|readyz)(?:\?|$)/;

type Answer = (request: IncomingMessage, response: ServerResponse) => void;

type RequestEntry = {
  config: Pick<Config, 'accountOrigin' | 'companyDomains'>;
  /** Who may say whom they speak for. */
  proxies: Proxies;
  prepared: PreparedReplies;
  gates: GateDeps['gates'];
  build: GateDeps['build'];
  admission: Admission;
  /** Seconds for which browsers ask by https alone; null says nothing of it. */
  hsts: number | null;
  /** Connections from one network, but from proxies and those around this machine, where one may stand before all. */
  connectionsPerAddress: number;
};

/**
 * A proxy keeps connections that nobody uses for as long as two minutes, and may ask on one that the server has just
 * closed: then its reader gets an error.
 */
const KEPT_MS = 130_000;

/** Sends what stands ready before any routing, and lets no more in than can be served. */
export function openRequestEntry(
  { config, proxies, prepared, gates, build, admission, hsts, connectionsPerAddress }: RequestEntry,
  answer: Answer,
): Server {
  const isAnsweredHere = (request: IncomingMessage, response: ServerResponse): boolean =>
    (!HEALTH.test(request.url ?? '') && leadToMainPaper(request, response, config)) ||
    allowBrands(request, response, config) ||
    standAtGate(request, response, { config, gates, build }) ||
    prepared.answer(request, response);
  const serve = (request: IncomingMessage, response: ServerResponse): void => {
    learnSender(request, proxies);
    if (hsts !== null) {
      response.setHeader('strict-transport-security', hstsOf(hsts, request.headers.host, config));
    }
    if (isAnsweredHere(request, response)) return;
    const { url = '', method, headers } = request;
    const isMonitor = (method === 'GET' || method === 'HEAD') && HEALTH.test(url);
    if (isMonitor || admission.enter(request, response)) answer(request, response);
    else sendUnavailable(request, response, siteOf(headers.host ?? '', config).brand, 'overloaded');
  };
  const server = createServer((request, response) =>
    serveInOrder(request, response, () => serve(request, response)),
  );
  server.keepAliveTimeout = KEPT_MS;
  boundConnections(server, connectionsPerAddress, proxies);
  return server;
}

/**
 * What is below a newsstand or an account site is asked by https alone, too. Another host that leads here, such as a whole
 * domain, may have neighbours below it that know no https.
 */
function hstsOf(seconds: number, host = '', config: RequestEntry['config']): string {
  const isOurs = new URL(siteOf(host, config).origin).host === host.toLowerCase();
  return `max-age=${seconds}${isOurs ? '; includeSubDomains' : ''}`;
}

/** One that comes beyond them is closed before it says anything. */
export function boundConnections(server: Pick<Server, 'on'>, perAddress: number, isProxy: Proxies): void {
  const connections = new Places({ room: Number.POSITIVE_INFINITY, perNetwork: perAddress });
  server.on('connection', (socket) => {
    const address = socket.remoteAddress ?? '';
    const network = isProxy(address) ? null : networkAt(address);
    if (connections.hasRoomFor(network)) socket.once('close', connections.take(network));
    else socket.destroy();
  });
}
