import type { FastifyRequest } from 'fastify';
import { readAccountCookie } from '#server/accounts/identity/account-cookie.ts';
import type { Client } from '#server/accounts/identity/identity-service.ts';
import { readBrowserCookie } from '#server/accounts/identity/known-browser.ts';
import { senderOf } from './request-sender.ts';
import type { Site } from './site-of-host.ts';

/**
 * Proof of work from the `lavoro` header. One that was sent twice is not from our pages, so neither value is
 * used.
 */
const proofOfWorkOf = ({ headers: { lavoro } }: FastifyRequest) =>
  typeof lavoro === 'string' ? lavoro : undefined;

/** The browser that sends a request. */
export function clientOf(request: FastifyRequest, { accountOrigin }: Site): Client {
  const { cookie, 'user-agent': userAgent = '' } = request.headers;
  const secure = accountOrigin.startsWith('https:');
  const accountCookie = readAccountCookie(cookie, secure);
  const { address, isAround } = senderOf(request.raw);
  return {
    address,
    isAround,
    userAgent,
    secure,
    cookie: accountCookie?.secret ?? null,
    outdated: accountCookie?.outdated ?? false,
    browser: readBrowserCookie(cookie, secure),
    work: proofOfWorkOf(request),
  };
}
