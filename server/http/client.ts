import type { IncomingMessage } from 'node:http';
import type { FastifyRequest } from 'fastify';
import { readAccountCookie } from '../identity/account-cookie.ts';
import { addressBlock } from '../identity/address-block.ts';
import type { Client } from '../identity/identity-desk.ts';
import type { Site } from './visit.ts';

/** Addresses of this machine. */
export const LOOPBACK = /^(?:127\.|::1$|::ffff:127\.)/;

/** Where a request comes from. A proxy on this machine says whom it speaks for, in the last entry of its list. */
export function addressOf({ socket, headers }: Pick<IncomingMessage, 'socket' | 'headers'>): string {
  const peer = socket.remoteAddress ?? '';
  const forwarded = [headers['x-forwarded-for'] ?? []].flat().join(',').split(',').at(-1)?.trim();
  return LOOPBACK.test(peer) && forwarded ? forwarded : peer;
}

/** Null where this machine asks, and a proxy on it that does not say for whom. */
export function networkOf(request: Pick<IncomingMessage, 'socket' | 'headers'>): string | null {
  const address = addressOf(request);
  return LOOPBACK.test(address) ? null : addressBlock(address);
}

/** The browser that asks. */
export const clientOf = (request: FastifyRequest, { accountOrigin }: Site): Client => ({
  address: addressOf(request),
  userAgent: request.headers['user-agent'] ?? '',
  cookie: readAccountCookie(request.headers.cookie),
  secure: accountOrigin.startsWith('https:'),
});
