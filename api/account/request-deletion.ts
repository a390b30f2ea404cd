import type { PersonalData } from '#domain/personal-data.ts';
import type { Api } from '../clients.ts';
import { unwrap } from '../unwrap.ts';
import { toPersonalData } from './personal-data-wire.ts';

/** Has the account deleted in fourteen days. @throws ApiError `fresh-proof`, `login-required`, `offline`. */
export async function requestDeletion({ account }: Api): Promise<PersonalData> {
  const reply = await unwrap('requestDeletion', account.POST('/api/user/data/deletion', { body: {} }));
  return toPersonalData(reply.data);
}
