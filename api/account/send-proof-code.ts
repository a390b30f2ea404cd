import type { Api } from '../clients.ts';
import { unwrap } from '../unwrap.ts';

/** Has a code mailed to prove with who the reader is. @throws ApiError `too-many-attempts`, `login-required`, `offline`. */
export async function sendProofCode({ account }: Api): Promise<void> {
  await unwrap('sendProofCode', account.POST('/api/user/proof/code', { body: {} }));
}
