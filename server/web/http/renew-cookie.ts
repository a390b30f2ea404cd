import type { FastifyReply } from 'fastify';
import { accountCookie } from '#server/accounts/identity/account-cookie.ts';
import type { Client, Session } from '#server/accounts/identity/identity-service.ts';
import { digestOf } from '#server/accounts/identity/secrets.ts';

type Known = Pick<Session, 'cookieHash' | 'remembered'>;

/** Gives a browser its cookie under the name of now, where it showed the one of before of a live session. SES-05 */
export function renewCookie(reply: FastifyReply, client: Client, session: Known | null): void {
  const { cookie, outdated, secure } = client;
  if (!outdated || cookie === null || session?.cookieHash !== digestOf(cookie)) return;
  if (reply.hasHeader('set-cookie')) return;
  reply.header('set-cookie', accountCookie(cookie, { secure, remember: session.remembered }));
}
