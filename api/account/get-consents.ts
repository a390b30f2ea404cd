import type { Consents } from '#domain/profile.ts';
import type { Api } from '../clients.ts';
import { unwrap } from '../unwrap.ts';
import { toConsents } from './profile-wire.ts';

/** What the reader allows, and what was said of it when. @throws ApiError `login-required`, `offline`. ACC-06 */
export async function getConsents({ account }: Api): Promise<Consents> {
  const reply = await unwrap('getConsents', account.GET('/api/user/profile/consents'));
  return toConsents(reply.data);
}
