import type { PersonalData } from '#domain/personal-data.ts';
import type { Api } from '../clients.ts';
import { unwrap } from '../unwrap.ts';
import { toPersonalData } from './personal-data-wire.ts';

/** Asks for a copy of all that is kept of the reader; a mail says when it is ready. @throws ApiError `fresh-proof`, `offline`. */
export async function requestDataExport({ account }: Api): Promise<PersonalData> {
  const reply = await unwrap('requestDataExport', account.POST('/api/user/data/export', { body: {} }));
  return toPersonalData(reply.data);
}
