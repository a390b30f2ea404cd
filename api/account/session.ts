import type { ShortUser, User } from '#domain/reader.ts';
import type { Api } from '../clients.ts';
import { unwrap } from '../unwrap.ts';
import { toShortUser, toUser } from './wire.ts';

/** Who is signed in; `now` keeps caches away. @throws ApiError `login-required`, `session-lost`, `offline`. SES-02 */
export async function getShortInfo({ account }: Api, now: number): Promise<ShortUser> {
  const query = { timestamp: now };
  const reply = await unwrap('getShortInfo', account.GET('/api/user/short-info', { params: { query } }));
  return toShortUser(reply.data);
}

/** Who is signed in, with the fullest subscription. @throws ApiError `login-required`, `session-lost`, `offline`. SES-11 */
export async function getUser({ account }: Api): Promise<User> {
  const reply = await unwrap('getUser', account.GET('/api/user/info'));
  return toUser(reply.data);
}

/**
 * The session that a sign-in has left a code for: the reader with a new token. A code works once. SES-05
 * @throws ApiError `code-not-valid`, `offline`.
 */
export async function exchangeIdCode({ account }: Api, code: string, redirectUri: string): Promise<User> {
  const params = { path: { code }, query: { redirect_uri: redirectUri } };
  const reply = await unwrap('exchangeIdCode', account.GET('/api/sso/id_code/{code}', { params }));
  return toUser(reply.data);
}

/**
 * Ends the session of this device, by its token or its cookie; with `reader`, not the one of somebody else who has signed in
 * on this browser since. Nobody's is no error. @throws ApiError `offline`. NAV-11
 */
export async function logout({ account }: Api, reader?: string): Promise<void> {
  await unwrap('logout', account.POST('/api/logout', { body: { ...(reader && { utente: reader }) } }));
}
