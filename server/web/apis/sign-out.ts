import { clearedCookie } from '#server/accounts/identity/account-cookie.ts';
import { bearerOf } from '#server/accounts/identity/bearer.ts';
import { endBrowserSessions } from '#server/accounts/identity/end-sessions.ts';
import { hashOf } from '#server/accounts/identity/secrets.ts';
import type { RequestContext } from '../http/handler.ts';
import { DONE } from './replies.ts';

/** Ends the caller's sessions, by bearer and by cookie. It is not an error if there is none. NAV-11 */
export async function signOut({ orm, now, headers, client }: RequestContext, cookie: string | null) {
  const bearer = bearerOf(headers.authorization);
  await endBrowserSessions(orm, { tokenHash: bearer && hashOf(bearer), cookie }, now);
  return cookie === null ? DONE : { ...DONE, cookie: clearedCookie(client.secure) };
}
