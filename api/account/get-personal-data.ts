import type { PersonalData } from '#domain/personal-data.ts';
import type { Api } from '../clients.ts';
import { unwrap } from '../unwrap.ts';
import { toPersonalData } from './personal-data-wire.ts';

/** @throws ApiError `login-required`, `offline`. ACC-10 */
export async function getPersonalData({ account }: Api): Promise<PersonalData> {
  const reply = await unwrap('getPersonalData', account.GET('/api/user/data'));
  return toPersonalData(reply.data);
}
