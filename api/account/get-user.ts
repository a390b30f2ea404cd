import type { User } from '#domain/reader.ts';
import type { Api } from '../clients.ts';
import { unwrap } from '../unwrap.ts';
import { toUser } from './wire.ts';

/** Who is signed in, with the fullest subscription. @throws ApiError `login-required`, `session-lost`, `offline`. SES-11 */
export async function getUser({ account }: Api): Promise<User> {
  const reply = await unwrap('getUser', account.GET('/api/user/info'));
  return toUser(reply.data);
}
