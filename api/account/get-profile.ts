import type { Profile } from '#domain/profile.ts';
import type { Api } from '../clients.ts';
import { unwrap } from '../unwrap.ts';
import { toProfile } from './profile-wire.ts';

/** What the reader says of themself. @throws ApiError `login-required`, `offline`. ACC-01 */
export async function getProfile({ account }: Api): Promise<Profile> {
  const reply = await unwrap('getProfile', account.GET('/api/user/profile'));
  return toProfile(reply.data);
}
