import { clearedCookie } from '#server/accounts/identity/account-cookie.ts';
import { bearerOf } from '#server/accounts/identity/bearer.ts';
import { endSessionsHere } from '#server/accounts/identity/end-sessions.ts';
import { digestOf } from '#server/accounts/identity/secrets.ts';
import type { RequestContext } from '../http/handler.ts';
import { DONE } from './replies.ts';

/** Ends what the caller is signed in as, by bearer and by cookie. Nobody's session is no error. NAV-11 */
export async function signOut({ orm, now, headers, client }: RequestContext, cookie: string | null) {
  const bearer = bearerOf(headers.authorization);
  await endSessionsHere(orm, { tokenHash: bearer && digestOf(bearer), cookie }, now);
  return cookie === null ? DONE : { ...DONE, cookie: clearedCookie(client.secure) };
}
