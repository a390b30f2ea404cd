import type { IncomingMessage } from 'node:http';
import type { FastifyRequest } from 'fastify';
import { readAccountCookie } from '../identity/account-cookie.ts';
import { addressBlock } from '../identity/address-block.ts';
import type { Client } from '../identity/identity-desk.ts';
import { readBrowserCookie } from '../identity/known-browser.ts';
import { isOfOwnNetwork } from '../identity/own-network.ts';
import type { Site } from './visit.ts';

/** Addresses of this machine. */
export const LOOPBACK = /^(?:127\.|::1$|::ffff:127\.)/;

/** Where a request comes from. A proxy on this machine says whom it speaks for, in the last entry of its list. */
export function addressOf({ socket, headers }: Pick<IncomingMessage, 'socket' | 'headers'>): string {
  const peer = socket.remoteAddress ?? '';
  const forwarded = [headers['x-forwarded-for'] ?? []].flat().join(',').split(',').at(-1)?.trim();
  return LOOPBACK.test(peer) && forwarded ? forwarded : peer;
}

/**
 * The network that a request counts for. Null for those around this machine: a proxy that does not say for whom it asks
 * would count for all readers.
 */
export const networkOf = (request: Pick<IncomingMessage, 'socket' | 'headers'>): string | null =>
  networkAt(addressOf(request));

/** The network of an address of the internet. */
export const networkAt = (address: string): string | null =>
  isOfOwnNetwork(address) ? null : addressBlock(address);

/** A header that is sent twice is one of ours neither time. */
const workOf = ({ headers: { lavoro } }: FastifyRequest) => (typeof lavoro === 'string' ? lavoro : undefined);

/** The browser that asks. */
export function clientOf(request: FastifyRequest, { accountOrigin }: Site): Client {
  const { cookie, 'user-agent': userAgent = '' } = request.headers;
  const secure = accountOrigin.startsWith('https:');
  const shown = readAccountCookie(cookie, secure);
  return {
    ...{ address: addressOf(request), userAgent, secure },
    cookie: shown?.secret ?? null,
    outdated: shown?.outdated ?? false,
    browser: readBrowserCookie(cookie, secure),
    work: workOf(request),
  };
}
