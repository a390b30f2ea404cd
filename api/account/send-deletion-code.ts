import type { Api } from '../clients.ts';
import { unwrap } from '../unwrap.ts';

/** Mails the code that confirms a deletion. @throws ApiError `too-many-attempts`, `login-required`, `offline`. */
export async function sendDeletionCode({ account }: Api): Promise<void> {
  await unwrap('sendDeletionCode', account.POST('/api/user/data/deletion-code', { body: {} }));
}
