import type { Api } from '../clients.ts';
import { unwrap } from '../unwrap.ts';

/** PublicKeyCredentialRequestOptionsJSON, for the browser. @throws ApiError `too-many-attempts`, `login-required`, `offline`. */
export async function getProofOptions({ account }: Api): Promise<Record<string, unknown>> {
  const reply = await unwrap(
    'getProofOptions',
    account.POST('/api/user/proof/passkey-options', { body: {} }),
  );
  return reply.data;
}
