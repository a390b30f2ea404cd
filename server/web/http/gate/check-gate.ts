import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Brand } from '#domain/brands/brand.ts';
import { GATE_HEADER, GATE_OPEN, GATE_SHUT } from '#domain/gate.ts';
import type { Config } from '#server/base/config/config.ts';
import { refusal } from '../../apis/replies.ts';
import type { Gates } from '../../gate/gates.ts';
import type { Build } from '../build.ts';
import { DATA_HEADERS } from '../security-headers.ts';
import { siteOf } from '../site-of-host.ts';
import { type GateRequest, isForPeople, isGuardedOtherwise, isSameWithoutGate } from './gate-addresses.ts';
import { type GatePage, gatePage } from './gate-page.ts';
import { onHead } from './on-head.ts';

export type GateDeps = {
  config: Pick<Config, 'accountOrigin'>;
  gates: Gates;
  build: Build | null;
};

/**
 * Checks the gate of a paper before anything is served: pages, calls, packages, pictures. It runs before the prepared
 * replies and before any routing, so that new routes are covered too; every address is shut unless it is listed as
 * open. Responses behind the gate are only for this browser: caches and search engines must not store them. SHL-02
 * @returns True when the request was answered.
 */
export function checkGate(
  { method = 'GET', url = '/', headers }: IncomingMessage,
  response: ServerResponse,
  { config, gates, build }: GateDeps,
): boolean {
  const { brand } = siteOf(headers.host ?? '', config);
  const request: GateRequest = { method, path: url.split('?', 1)[0] ?? '/' };
  if (!gates.hasGate(brand) || isSameWithoutGate(request, build)) return false;
  const isOpen = gates.isOpenTo(brand, headers.cookie);
  onHead(response, (head) => seal(head, isOpen));
  if (request.path === '/robots.txt') return send(response, request, 200, NOTHING_FOR_ROBOTS);
  if (isOpen || isGuardedOtherwise(request)) return false;
  return isForPeople(request)
    ? send(response, request, 403, pageBody(gatePage({ brand, build, requestedAddress: url })))
    : send(response, request, 403, refusalBody(brand));
}

/** Sets the headers that keep a response out of caches and search engines, so that every request passes the gate. */
function seal(response: ServerResponse, isOpen: boolean): void {
  response.setHeader('cache-control', 'no-store');
  response.setHeader('x-robots-tag', 'noindex, nofollow');
  response.setHeader(GATE_HEADER, isOpen ? GATE_OPEN : GATE_SHUT);
  const vary = response.getHeader('vary');
  response.setHeader('vary', vary === undefined ? 'Cookie' : `${vary}, Cookie`);
}

type Body = { type: string; text: string; policy?: string };

const NOTHING_FOR_ROBOTS: Body = {
  type: 'text/plain; charset=utf-8',
  text: 'User-agent: *\nDisallow: /\n',
};

const pageBody = ({ html, policy }: GatePage): Body => ({
  type: 'text/html; charset=utf-8',
  text: html,
  policy,
});

const refusalBody = ({ name }: Brand): Body => ({
  type: 'application/json; charset=utf-8',
  text: JSON.stringify(refusal(403, 'ERR_SITE_GATED', `${name} is behind its gate`).body),
});

function send(
  response: ServerResponse,
  { method }: GateRequest,
  status: number,
  { type, text, policy }: Body,
): true {
  response.writeHead(status, {
    ...DATA_HEADERS,
    'content-type': type,
    'content-length': Buffer.byteLength(text),
    ...(policy !== undefined && { 'content-security-policy': policy }),
  });
  response.end(method === 'HEAD' ? undefined : text);
  return true;
}
