import type { FastifyReply } from 'fastify';
import { accountCookie } from '#server/accounts/identity/account-cookie.ts';
import type { Client, Session } from '#server/accounts/identity/identity-service.ts';
import { hashOf } from '#server/accounts/identity/secrets.ts';

type CookieSession = Pick<Session, 'cookieHash' | 'remembered'>;

/**
 * Sets a browser's cookie again under its current name, if the browser sent the secret of a live session
 * under the former name. SES-05
 */
export function renameCookie(reply: FastifyReply, client: Client, session: CookieSession | null): void {
  const { cookie, outdated, secure } = client;
  if (!outdated || cookie === null || session?.cookieHash !== hashOf(cookie)) return;
  if (reply.hasHeader('set-cookie')) return;
  reply.header('set-cookie', accountCookie(cookie, { secure, remember: session.remembered }));
}
