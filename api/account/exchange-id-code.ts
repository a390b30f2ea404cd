import type { User } from '#domain/reader.ts';
import type { Api } from '../clients.ts';
import { unwrap } from '../unwrap.ts';
import { toUser } from './wire.ts';

/**
 * The session that a sign-in has left a code for: the reader with a new token. A code works once. SES-05
 * @throws ApiError `code-not-valid`, `offline`.
 */
export async function exchangeIdCode({ account }: Api, code: string, redirectUri: string): Promise<User> {
  const params = { path: { code }, query: { redirect_uri: redirectUri } };
  const reply = await unwrap('exchangeIdCode', account.GET('/api/sso/id_code/{code}', { params }));
  return toUser(reply.data);
}
