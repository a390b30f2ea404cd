import type { Visit } from '#server/http/handler.ts';
import { clearedCookie } from '#server/identity/account-cookie.ts';
import { bearerOf } from '#server/identity/bearer.ts';
import { endSessionsHere } from '#server/identity/end-sessions.ts';
import { digestOf } from '#server/identity/secrets.ts';
import { DONE } from './done.ts';

/** Ends what the caller is signed in as, by bearer and by cookie. Nobody's session is no error. NAV-11 */
export async function signOut({ orm, now, headers, client }: Visit, cookie: string | null) {
  const bearer = bearerOf(headers.authorization);
  await endSessionsHere(orm, { tokenHash: bearer && digestOf(bearer), cookie }, now);
  return cookie === null ? DONE : { ...DONE, cookie: clearedCookie(client.secure) };
}
