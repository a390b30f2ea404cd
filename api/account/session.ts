import type { ShortUser, User } from '#domain/reader.ts';
import type { Api } from '../clients.ts';
import { unwrap } from '../unwrap.ts';
import { toShortUser, toUser } from './wire.ts';

/**
 * The signed-in reader, in short form; `now` prevents cached answers. @throws ApiError `login-required`,
 * `session-lost`, `offline`. SES-02
 */
export async function getShortInfo({ account }: Api, now: number): Promise<ShortUser> {
  const query = { timestamp: now };
  const reply = await unwrap('getShortInfo', account.GET('/api/user/short-info', { params: { query } }));
  return toShortUser(reply.data);
}

/**
 * The signed-in reader, with the subscription that gives the most access. @throws ApiError `login-required`,
 * `session-lost`, `offline`. SES-11
 */
export async function getUser({ account }: Api): Promise<User> {
  const reply = await unwrap('getUser', account.GET('/api/user/info'));
  return toUser(reply.data);
}

/**
 * Exchanges the one-time code of a sign-in for the session: the reader with a new token. SES-05
 * @throws ApiError `code-not-valid`, `offline`.
 */
export async function exchangeIdCode({ account }: Api, code: string, redirectUri: string): Promise<User> {
  const params = { path: { code }, query: { redirect_uri: redirectUri } };
  const reply = await unwrap('exchangeIdCode', account.GET('/api/sso/id_code/{code}', { params }));
  return toUser(reply.data);
}

/**
 * Ends the session of this device, by its token or its cookie. With `readerId`, only a session of this
 * account ends: that of another reader who has signed in on this browser since stays valid. It is no error if there
 * is no session.
 * @throws ApiError `offline`. NAV-11
 */
export async function logout({ account }: Api, readerId?: string): Promise<void> {
  await unwrap('logout', account.POST('/api/logout', { body: { ...(readerId && { utente: readerId }) } }));
}
