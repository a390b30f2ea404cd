import type { ShortUser } from '#domain/reader.ts';
import type { Api } from '../clients.ts';
import { unwrap } from '../unwrap.ts';
import { toShortUser } from './wire.ts';

/** Who is signed in; `now` keeps caches away. @throws ApiError `login-required`, `session-lost`, `offline`. SES-02 */
export async function getShortInfo({ account }: Api, now: number): Promise<ShortUser> {
  const query = { timestamp: now };
  const reply = await unwrap('getShortInfo', account.GET('/api/user/short-info', { params: { query } }));
  return toShortUser(reply.data);
}
