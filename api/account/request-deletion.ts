import type { PersonalData } from '#domain/personal-data.ts';
import type { Api } from '../clients.ts';
import { unwrap } from '../unwrap.ts';
import { toPersonalData } from './personal-data-wire.ts';

/**
 * Has the account deleted in fourteen days.
 * @throws ApiError `code-not-valid`, `too-many-attempts`, `login-required`, `offline`.
 */
export async function requestDeletion({ account }: Api, code: string): Promise<PersonalData> {
  const reply = await unwrap(
    'requestDeletion',
    account.POST('/api/user/data/deletion', { body: { codice: code } }),
  );
  return toPersonalData(reply.data);
}
