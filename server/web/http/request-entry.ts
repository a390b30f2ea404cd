import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { Config } from '#server/base/config/config.ts';
import type { Admission } from './admission.ts';
import { allowBrands } from './brand-origins.ts';
import { redirectToMainPaper } from './company-domain.ts';
import { checkGate, type GateDeps } from './gate/check-gate.ts';
import { serveInOrder } from './pipelined-requests.ts';
import { Places } from './places.ts';
import type { PreparedReplies } from './prepared-replies.ts';
import { networkAt, type Proxies, storeSender } from './request-sender.ts';
import { siteOf } from './site-of-host.ts';
import { sendUnavailable } from './unavailable.ts';

/** Requests of monitors are answered under any load. */
const HEALTH_PATH = /^\/(?:healthz|readyz)(?:\?|$)/;

type Answer = (request: IncomingMessage, response: ServerResponse) => void;

type RequestEntry = {
  config: Pick<Config, 'accountOrigin' | 'companyDomains'>;
  /** Proxies that are trusted to name their clients. */
  proxies: Proxies;
  prepared: PreparedReplies;
  gates: GateDeps['gates'];
  build: GateDeps['build'];
  admission: Admission;
  /** Lifetime in seconds of Strict-Transport-Security; null to send none. */
  hsts: number | null;
  /**
   * Limit of connections from one network, except proxies and networks around this machine, where a proxy may forward
   * all clients.
   */
  connectionsPerNetwork: number;
};

/**
 * Proxies keep idle connections for up to two minutes, and might use one that the server has just closed: then the
 * reader would get an error.
 */
const KEEP_ALIVE_MS = 130_000;

/**
 * Opens the HTTP server: it sends prepared replies before any routing, and admits no more requests than can be served.
 */
export function openRequestEntry(
  { config, proxies, prepared, gates, build, admission, hsts, connectionsPerNetwork }: RequestEntry,
  answer: Answer,
): Server {
  const answerEarly = (request: IncomingMessage, response: ServerResponse): boolean =>
    (!HEALTH_PATH.test(request.url ?? '') && redirectToMainPaper(request, response, config)) ||
    allowBrands(request, response, config) ||
    checkGate(request, response, { config, gates, build }) ||
    prepared.answer(request, response);
  const serve = (request: IncomingMessage, response: ServerResponse): void => {
    storeSender(request, proxies);
    if (hsts !== null) {
      response.setHeader('strict-transport-security', hstsOf(hsts, request.headers.host, config));
    }
    if (answerEarly(request, response)) return;
    const { url = '', method, headers } = request;
    const isMonitor = (method === 'GET' || method === 'HEAD') && HEALTH_PATH.test(url);
    if (isMonitor || admission.enter(request, response)) answer(request, response);
    else sendUnavailable(request, response, siteOf(headers.host ?? '', config).brand, 'overloaded');
  };
  const server = createServer((request, response) =>
    serveInOrder(request, response, () => serve(request, response)),
  );
  server.keepAliveTimeout = KEEP_ALIVE_MS;
  limitConnections(server, connectionsPerNetwork, proxies);
  return server;
}

/**
 * Value of Strict-Transport-Security. Subdomains of a newsstand or account site are included; another host that leads
 * here, such as a whole domain, may have subdomains without https.
 */
function hstsOf(seconds: number, host = '', config: RequestEntry['config']): string {
  const isOurs = new URL(siteOf(host, config).origin).host === host.toLowerCase();
  return `max-age=${seconds}${isOurs ? '; includeSubDomains' : ''}`;
}

/** Limits the connections of a network; one beyond the limit is closed before any request. */
export function limitConnections(server: Pick<Server, 'on'>, perNetwork: number, isProxy: Proxies): void {
  const connections = new Places({ room: Number.POSITIVE_INFINITY, perNetwork });
  server.on('connection', (socket) => {
    const address = socket.remoteAddress ?? '';
    const network = isProxy(address) ? null : networkAt(address);
    if (connections.hasRoomFor(network)) socket.once('close', connections.take(network));
    else socket.destroy();
  });
}
