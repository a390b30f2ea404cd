import type { PersonalData } from '#domain/personal-data.ts';
import type { Api } from '../clients.ts';
import { unwrap } from '../unwrap.ts';
import { toPersonalData } from './personal-data-wire.ts';

/** Takes the request to delete the account back. @throws ApiError `login-required`, `offline`. */
export async function cancelDeletion({ account }: Api): Promise<PersonalData> {
  const reply = await unwrap('cancelDeletion', account.POST('/api/user/data/deletion/cancel', { body: {} }));
  return toPersonalData(reply.data);
}
